import { describe, expect, it } from 'vitest'
import { type ChangeableOrder, changePossibilities } from './change-rules.ts'

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

describe('changes allowed for a booking', () => {
  it('follow the supplier: names until its notice, dates while cancelling is free', () => {
    expect(changePossibilities(order, terms, early)).toEqual({
      names: { until: new Date('2027-01-09T11:00:00Z'), blockers: [] },
      dates: { until: new Date(step.from), blockers: [] },
    })
  })

  it.each([
    [undefined, ['changeNotAllowed'], ['changeNotAllowed']],
    [{ ...terms, dates: false }, [], ['changeNotAllowed']],
    [{ ...terms, names: false }, ['changeNotAllowed'], []],
  ] as const)('depend on the supplier’s terms: %j', (given, names, dates) => {
    const possible = changePossibilities(order, given, early)
    expect([possible.names.blockers, possible.dates.blockers]).toEqual([names, dates])
  })

  it('end at the deadline, to the millisecond', () => {
    const at = (time: string, add: number) => new Date(new Date(time).getTime() + add)
    expect(changePossibilities(order, terms, at(step.from, -1)).dates.blockers).toEqual([])
    expect(changePossibilities(order, terms, at(step.from, 0)).dates.blockers).toEqual(['changeTooLate'])
    expect(changePossibilities(order, terms, at('2027-01-09T11:00:00Z', -1)).names.blockers).toEqual([])
    expect(changePossibilities(order, terms, at('2027-01-09T11:00:00Z', 0)).names.blockers).toEqual(['changeTooLate'])
  })

  it('exclude new dates for a non-refundable rate and for a booking paid by card', () => {
    const policy = { ...order.policy, refundable: false }
    expect(changePossibilities({ ...order, policy }, terms, early)).toMatchObject({
      names: { blockers: [] },
      dates: { until: null, blockers: ['changeNonRefundable'] },
    })
    expect(changePossibilities({ ...order, isPaidByCard: true }, terms, early)).toMatchObject({
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
  ])('are blocked with %j', (differing, blocker) => {
    const { names, dates } = changePossibilities({ ...order, ...differing }, terms, early)
    expect([names.blockers[0], dates.blockers[0]]).toEqual([blocker, blocker])
  })
})
