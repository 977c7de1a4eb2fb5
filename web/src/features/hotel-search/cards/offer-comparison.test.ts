import { expect, test } from 'vitest'
import { anOffer } from '#src/testing/hotel-factories.ts'
import { calculateSaving } from './offer-comparison.ts'

test('compares an offer with the next one that has the same board and terms', () => {
  const offers = [
    anOffer({ total: '9842.50', board: 'HALF_BOARD' }),
    anOffer({ total: '9990.75', board: 'BREAKFAST' }),
    anOffer({ total: '10000.00', board: 'HALF_BOARD', refundable: false }),
    anOffer({ total: '10215.00', board: 'HALF_BOARD' }),
  ]
  expect(calculateSaving(offers)).toEqual({ amount: '372.50', currency: 'SAR' })
})

test('returns no saving for a single offer, unknown terms or an unknown board', () => {
  expect(calculateSaving([anOffer({ total: '1.00' })])).toBeUndefined()
  expect(
    calculateSaving([anOffer({ total: '1.00', refundable: null }), anOffer({ total: '9.00', refundable: null })]),
  ).toBeUndefined()
  expect(
    calculateSaving([
      anOffer({ total: '1.00', board: 'UNRECOGNISED' }),
      anOffer({ total: '9.00', board: 'UNRECOGNISED' }),
    ]),
  ).toBeUndefined()
})

test('shows no saving for an offer that cannot be booked', () => {
  expect(calculateSaving([anOffer({ total: '1.00', bookable: false }), anOffer({ total: '9.00' })])).toBeUndefined()
})

test('shows no saving below two percent', () => {
  const savingAt = (total: string) => calculateSaving([anOffer({ total }), anOffer({ total: '1000.00' })])
  expect(savingAt('980.01')).toBeUndefined()
  expect(savingAt('980.00')).toEqual({ amount: '20.00', currency: 'SAR' })
})
