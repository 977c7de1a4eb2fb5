import { expect, test } from 'vitest'
import { anOffer } from '#src/testing/hotel-factories.ts'
import { savingOf } from './offer-comparison.ts'

test('the saving is against the next offer with the same board and terms', () => {
  const offers = [
    anOffer({ total: '9842.50', board: 'HALF_BOARD' }),
    anOffer({ total: '9990.75', board: 'BREAKFAST' }),
    anOffer({ total: '10000.00', board: 'HALF_BOARD', refundable: false }),
    anOffer({ total: '10215.00', board: 'HALF_BOARD' }),
  ]
  expect(savingOf(offers)).toEqual({ amount: '372.50', currency: 'SAR' })
})

test('offers that differ are not compared', () => {
  expect(savingOf([anOffer({ total: '1.00' })])).toBeUndefined()
  expect(
    savingOf([anOffer({ total: '1.00', refundable: null }), anOffer({ total: '9.00', refundable: null })]),
  ).toBeUndefined()
  expect(
    savingOf([anOffer({ total: '1.00', board: 'UNRECOGNISED' }), anOffer({ total: '9.00', board: 'UNRECOGNISED' })]),
  ).toBeUndefined()
})

test('an offer that cannot be booked saves nothing', () => {
  expect(savingOf([anOffer({ total: '1.00', bookable: false }), anOffer({ total: '9.00' })])).toBeUndefined()
})

test('less than two percent is not worth a chip', () => {
  const against = (total: string) => savingOf([anOffer({ total }), anOffer({ total: '1000.00' })])
  expect(against('980.01')).toBeUndefined()
  expect(against('980.00')).toEqual({ amount: '20.00', currency: 'SAR' })
})
