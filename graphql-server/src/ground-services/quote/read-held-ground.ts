import { type HeldFigures, readHeldFigures } from '../../checkout/held-figures.ts'
import { count, field, type WireObject } from '../../gateway/wire.ts'
import { withKnownName } from '../../service-search/named.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { categoriesOf, type GroundOffer, readOffers } from '../read-offers.ts'
import type { GroundRequest } from './choose-package.ts'
import type { HeldGround } from './ground-quote.ts'

/** Prices of the package and each extra. */
export const pricesOf = ({ price, extras }: GroundOffer) => [price, ...extras.map((extra) => extra.price)]

const isSameExtras = (held: GroundOffer, { extras }: GroundOffer) =>
  held.extras.length === extras.length &&
  extras.every((asked) =>
    held.extras.some(
      ({ code, quantity, days }) => code === asked.code && quantity === asked.quantity && days === asked.days,
    ),
  )

const isSameCode = (held: { code: string } | null, asked: { code: string } | null) =>
  held === null || asked === null || held.code === asked.code

/** Reads an availability response; null unless it matches the requested package, pilgrims and extras, and its figures add up. */
export function readHeldGround(
  response: WireObject,
  { input, offer: asked, provider }: GroundRequest,
  suppliers: Suppliers,
): (HeldFigures & HeldGround) | null {
  const { offers, unreadable } = readOffers([{ ...response, provider }], { searchId: '', input, suppliers })
  const [held] = offers
  if (!held || offers.length > 1 || unreadable > 0) return null
  const pilgrims = count(field(categoriesOf(response)[0], 'quantity')) ?? input.pilgrims
  const matchesRequest = isSameCode(held.company, asked.company) && isSameCode(held.package, asked.package)
  if (!matchesRequest || pilgrims !== input.pilgrims || !isSameExtras(held, asked)) return null
  const [first, ...others] = pricesOf(held)
  const parts = [
    ...(first ? [{ price: first, cancellationPolicy: held.cancellationPolicy ?? asked.cancellationPolicy }] : []),
    ...others.map((price) => ({ price, cancellationPolicy: null })),
  ]
  const figures = readHeldFigures(response, parts, { provider, suppliers })
  return (
    figures && {
      ...figures,
      offer: { ...asked, price: held.price, extras: held.extras.map((extra) => withKnownName(extra, asked.extras)) },
    }
  )
}
