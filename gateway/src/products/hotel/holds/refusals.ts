import { refusal } from '#src/errors.ts'

export const notCombinable = () =>
  refusal('PROMO_NOT_COMBINABLE', 'A promo code cannot be combined with a hotel promo code.')

export const promoOfHotel = () =>
  refusal('PROMO_OF_HOTEL', 'This is a hotel promo code, which must be sent with the search.')
