import { describe, expect, test } from 'vitest'
import { flexibleTerms } from '#src/testing/wire-hotels.ts'
import { readCancellationPolicy } from './cancellation-policy.ts'
import { combinePolicies } from './combined-policy.ts'
import { readChildPolicies } from '../hotels/detail/child-policies.ts'

const withCharge = (charge: object, rule: object = {}) =>
  readCancellationPolicy({ isRefundable: true, rules: [{ fromDateTime: '2026-12-08T14:00:00', ...rule, charge }] })

describe('cancellation terms', () => {
  test('are free until the first penalty, in Makkah time, with separate no-show fees', () => {
    expect(readCancellationPolicy(flexibleTerms)).toEqual({
      refundable: true,
      freeUntil: '2026-12-08T14:00:00+03:00',
      steps: [
        {
          from: '2026-12-08T14:00:00+03:00',
          to: '2026-12-10T14:00:00+03:00',
          percent: '50',
          amount: null,
          noShow: false,
        },
        {
          from: '2026-12-10T14:00:00+03:00',
          to: null,
          percent: null,
          amount: { amount: '100.00', currency: 'SAR' },
          noShow: true,
        },
      ],
      supplierText: 'Free until the day before.',
    })
  })

  test('distinguish charges by their type: 100 SAR is not 100%', () => {
    expect(withCharge({ chargeType: 'amount', chargeValue: 100, chargeUnit: 'SAR' })?.steps[0]).toMatchObject({
      percent: null,
      amount: { amount: '100.00' },
    })
    expect(withCharge({ chargeType: 'percentage', chargeValue: '33.5' })?.steps[0]).toMatchObject({ percent: '33.5' })
  })

  test.each([
    { chargeType: 'percentage', chargeValue: 101 },
    { chargeType: 'percentage', chargeValue: -1 },
    { chargeType: 'nights', chargeValue: 1 },
    { chargeType: 'amount', chargeValue: 'x' },
    {},
  ])('have neither percent nor amount for an unreadable charge: %j', (charge) => {
    expect(withCharge(charge)?.steps[0]).toMatchObject({ percent: null, amount: null })
  })

  test('omit free periods from the steps', () => {
    const policy = readCancellationPolicy({
      isRefundable: 'true',
      rules: [
        { fromDateTime: '2026-12-09T00:00:00', charge: { chargeType: 'percentage', chargeValue: 100 } },
        { fromDateTime: '0001-01-01T00:00:00', charge: { chargeType: 'percentage', chargeValue: 0 } },
      ],
    })
    expect(policy).toMatchObject({ refundable: true, freeUntil: '2026-12-09T00:00:00+03:00' })
    expect(policy?.steps.map(({ percent }) => percent)).toEqual(['100'])
  })

  test('are free until a free period ends when no penalty follows', () => {
    const free = { fromDateTime: '2026-12-01T00:00:00', toDateTime: '2026-12-09T00:00:00' }
    const policy = withCharge({ chargeType: 'percentage', chargeValue: 0 }, free)
    expect(policy).toMatchObject({ freeUntil: '2026-12-09T00:00:00+03:00', steps: [] })
  })

  test('are never free if a charge applies from the time of booking', () => {
    const policy = withCharge({ chargeType: 'percentage', chargeValue: 10 }, { fromDateTime: '0001-01-01T00:00:00' })
    expect(policy).toMatchObject({ freeUntil: null, steps: [{ from: null }] })
  })

  test.each([
    { fromDateTime: '10/01/2027 14:00:00' },
    { fromDateTime: 1799589600 },
    { fromDateTime: '' },
    { fromDateTime: '2027-02-30T14:00:00' },
    { fromDateTime: null },
    { fromDateTime: undefined },
  ])('are unknown if the start of a penalty cannot be read: %j', (start) => {
    const half = { fromDateTime: '2026-12-08T14:00:00', charge: { chargeType: 'percentage', chargeValue: 50 } }
    const rules = [half, { ...start, charge: { chargeType: 'percentage', chargeValue: 100 } }]
    expect(readCancellationPolicy({ isRefundable: true, rules, description: 'Free until two days before' })).toEqual({
      refundable: null,
      freeUntil: null,
      steps: [],
      supplierText: 'Free until two days before',
    })
    expect(readCancellationPolicy({ isRefundable: false, rules })).toMatchObject({ refundable: false, steps: [] })
  })

  test.each(['10/01/2027 14:00:00', 1799589600, '', '2027-02-30T14:00:00'])(
    'are unknown if the end of the last free period cannot be read and no penalty follows: %j',
    (toDateTime) => {
      const charge = { chargeType: 'percentage', chargeValue: 0 }
      const free = { fromDateTime: '2026-12-08T14:00:00', toDateTime, charge }
      const first = { fromDateTime: '2026-12-01T14:00:00', toDateTime: '2026-12-08T14:00:00', charge }
      const policy = readCancellationPolicy({ isRefundable: true, rules: [free, first] })
      expect(policy).toMatchObject({ refundable: null, freeUntil: null, steps: [] })
      const flexible = { policy: readCancellationPolicy(flexibleTerms), total: 100_00, currency: 'SAR' }
      expect(combinePolicies([flexible, { ...flexible, policy }])).toMatchObject({
        refundable: null,
        freeUntil: null,
        steps: [{ from: null, to: null, percent: null, amount: null, noShow: false }, { noShow: true }],
      })
      const half = { fromDateTime: '2026-12-09T14:00:00', charge: { chargeType: 'percentage', chargeValue: 50 } }
      expect(readCancellationPolicy({ isRefundable: true, rules: [free, half] })).toMatchObject({
        refundable: true,
        freeUntil: '2026-12-09T14:00:00+03:00',
      })
    },
  )

  test.each([{}, { toDateTime: null }, { toDateTime: '0001-01-01T00:00:00' }])(
    'are free without a deadline if the free period has no end: %j',
    (end) => {
      const policy = withCharge({ chargeType: 'percentage', chargeValue: 0 }, end)
      expect(policy).toMatchObject({ refundable: true, freeUntil: null, steps: [] })
    },
  )

  test('do not require a start for a no-show fee or a free period', () => {
    const policy = readCancellationPolicy({
      isRefundable: true,
      rules: [
        { charge: { chargeType: 'percentage', chargeValue: 0 } },
        { fromDateTime: '2026-12-08T14:00:00', charge: { chargeType: 'percentage', chargeValue: 50 } },
        { isNoShow: true, charge: { chargeType: 'percentage', chargeValue: 100 } },
      ],
    })
    expect(policy).toMatchObject({ refundable: true, freeUntil: '2026-12-08T14:00:00+03:00' })
    expect(policy?.steps.map(({ percent }) => percent)).toEqual(['50', '100'])
  })

  test('do not round almost the whole price up to the whole price', () => {
    expect(withCharge({ chargeType: 'percentage', chargeValue: 99.995 })?.steps[0]).toMatchObject({ percent: '99.995' })
  })

  test('are never free when non-refundable, regardless of the rules', () => {
    expect(readCancellationPolicy({ ...flexibleTerms, isRefundable: 'false' })).toMatchObject({
      refundable: false,
      freeUntil: null,
    })
  })

  test('are combined from a list, and are non-refundable if one entry is', () => {
    const policy = readCancellationPolicy([flexibleTerms, { isRefundable: false, description: 'No &amp;amp; never' }])
    expect(policy).toMatchObject({ refundable: false, supplierText: 'Free until the day before.\nNo & never' })
    expect(readCancellationPolicy([{ isRefundable: true }, {}])).toMatchObject({ refundable: null })
  })

  test.each([[null], [undefined], [[]], ['none'], [7]])('are null for %j', (wire) => {
    expect(readCancellationPolicy(wire)).toBeNull()
  })
})

describe('child policies', () => {
  const policy = (criteria: Record<string, string>) => ({
    type: 'ChildPolicy',
    criteria: Object.entries(criteria).map(([key, value]) => ({ key, value })),
  })

  test('contain free stays, percentages and amounts by age', () => {
    const wire = [
      policy({ FromAge: '6', ToAge: '11', ChargeType: 'percentage', ChargeValue: '50' }),
      policy({ FromAge: '12', ToAge: '14', ChargeType: 'amount', ChargeValue: '45.5' }),
      policy({ FromAge: '0', ToAge: '5', ChargeType: 'free', ChargeValue: '0' }),
      { type: 'RoomPolicy', description: 'No smoking' },
    ]
    expect(readChildPolicies(wire, 'Agoda')).toEqual([
      { fromAge: 0, toAge: 5, free: true, percent: null, amount: null, provider: 'Agoda' },
      { fromAge: 6, toAge: 11, free: false, percent: '50', amount: null, provider: 'Agoda' },
      {
        fromAge: 12,
        toAge: 14,
        free: false,
        percent: null,
        amount: { amount: '45.50', currency: 'SAR' },
        provider: 'Agoda',
      },
    ])
  })

  test.each<Record<string, string>>([
    { FromAge: '6' },
    { FromAge: '9', ToAge: '3', ChargeType: 'free' },
    { FromAge: '0', ToAge: '5', ChargeType: 'barter', ChargeValue: '5' },
    { FromAge: '0', ToAge: '5', ChargeType: 'amount', ChargeValue: 'x' },
  ])('leave out an unreadable policy: %j', (criteria) => {
    expect(readChildPolicies([policy(criteria)], 'Agoda')).toEqual([])
  })
})
