import { describe, expect, it } from 'vitest'
import { type ChangeableOrder, assessChanges } from './change-rules.ts'

const terms = { names: true, dates: true, noticeHours: 24 }
const step = { from: '2027-01-07T11:00:00.000Z', to: '2027-01-10T11:00:00.000Z', feeHalalas: 100_00 }
const order: ChangeableOrder = {
  state: 'confirmed',
  startsAt: new Date('2027-01-10T11:00:00Z'),
  policy: { refundable: true, steps: [step], noShow: null },
  visaApplicationId: null,
  isPaidByCard: false,
  payBy: null,
}
const early = new Date('2026-12-01T09:00:00Z')

describe('possible changes to a booking', () => {
  it('include names until the supplier’s notice period begins and dates while cancellation is free', () => {
    expect(assessChanges(order, terms, early)).toEqual({
      names: { until: new Date('2027-01-09T11:00:00Z'), blockers: [] },
      dates: { until: new Date(step.from), blockers: [] },
    })
  })

  it.each([
    [undefined, ['changeNotAllowed'], ['changeNotAllowed']],
    [{ ...terms, dates: false }, [], ['changeNotAllowed']],
    [{ ...terms, names: false }, ['changeNotAllowed'], []],
  ] as const)('depend on the supplier’s terms: %j', (supplierTerms, names, dates) => {
    const possible = assessChanges(order, supplierTerms, early)
    expect([possible.names.blockers, possible.dates.blockers]).toEqual([names, dates])
  })

  it('end at the deadline, to the millisecond', () => {
    const at = (time: string, add: number) => new Date(new Date(time).getTime() + add)
    expect(assessChanges(order, terms, at(step.from, -1)).dates.blockers).toEqual([])
    expect(assessChanges(order, terms, at(step.from, 0)).dates.blockers).toEqual(['changeTooLate'])
    expect(assessChanges(order, terms, at('2027-01-09T11:00:00Z', -1)).names.blockers).toEqual([])
    expect(assessChanges(order, terms, at('2027-01-09T11:00:00Z', 0)).names.blockers).toEqual(['changeTooLate'])
  })

  it('exclude new dates for a non-refundable rate and for a booking paid by card', () => {
    const policy = { ...order.policy, refundable: false }
    expect(assessChanges({ ...order, policy }, terms, early)).toMatchObject({
      names: { blockers: [] },
      dates: { until: null, blockers: ['changeNonRefundable'] },
    })
    expect(assessChanges({ ...order, isPaidByCard: true }, terms, early)).toMatchObject({
      names: { blockers: [] },
      dates: { blockers: ['changePaidByCard'] },
    })
  })

  it.each<[Partial<ChangeableOrder>, string]>([
    [{ state: 'changing' }, 'changeInProgress'],
    [{ state: 'cancelling' }, 'cancelInProgress'],
    [{ state: 'pending' }, 'changeNotEligible'],
    [{ state: 'cancelled' }, 'changeNotEligible'],
    [{ startsAt: early }, 'changeNotEligible'],
    [{ payBy: early }, 'changeNotEligible'],
    [{ visaApplicationId: 'VA-1' }, 'changeUsedInVisa'],
  ])('are blocked for %j', (overrides, blocker) => {
    const { names, dates } = assessChanges({ ...order, ...overrides }, terms, early)
    expect([names.blockers[0], dates.blockers[0]]).toEqual([blocker, blocker])
  })
})
