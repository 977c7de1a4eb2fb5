import { describe, expect, test } from 'vitest'
import type { CancellationPolicy, CancellationStep } from '#src/__generated__/schema-types.ts'
import { combinePolicies } from './combined-policy.ts'

const at = (day: number, time = '14:00:00') => `2026-12-${String(day).padStart(2, '0')}T${time}+03:00`

type Fee = { percent: string } | { amount: string } | null

const step = (from: string | null, to: string | null, fee: Fee, noShow = false): CancellationStep => ({
  from,
  to,
  percent: fee && 'percent' in fee ? fee.percent : null,
  amount: fee && 'amount' in fee ? { amount: fee.amount, currency: 'SAR' } : null,
  noShow,
})

const policy = (changes: Partial<CancellationPolicy> = {}): CancellationPolicy => ({
  refundable: true,
  freeUntil: null,
  steps: [],
  supplierText: null,
  ...changes,
})

const room = (total: number, terms: CancellationPolicy | null) => ({ total, currency: 'SAR', policy: terms })

/** Free until the 6th, half the price until the 9th, the whole price until check-in on the 10th. */
const flexible = policy({
  freeUntil: at(6),
  steps: [step(at(6), at(9), { percent: '50' }), step(at(9), at(10), { percent: '100' })],
})
const lenient = policy({ freeUntil: at(8), steps: [step(at(8), at(10), { amount: '80.00' })] })
const nonRefundable = policy({ refundable: false, steps: [step(null, at(10), { percent: '100' })] })

const listFees = ({ steps }: CancellationPolicy) =>
  steps.map(({ from, to, percent, amount, noShow }) => {
    expect(percent).toBeNull()
    return [from, to, amount?.amount ?? null, ...(noShow ? ['no-show'] : [])]
  })

test('keeps a single room’s policy as the supplier wrote it', () => {
  expect(combinePolicies([room(200_00, flexible)])).toEqual(flexible)
})

test('returns no terms for rooms without a policy', () => {
  const unknown = { refundable: null, freeUntil: null, steps: [], supplierText: null }
  expect(combinePolicies([])).toEqual(unknown)
  expect(combinePolicies([room(200_00, null)])).toEqual(unknown)
  expect(combinePolicies([room(200_00, null), room(100_00, null)])).toEqual(unknown)
})

describe('combinePolicies', () => {
  test.each<[string, ReturnType<typeof room>[], Partial<CancellationPolicy>, unknown[][]]>([
    [
      'adds up percentages of each room’s own price',
      [room(200_00, flexible), room(100_01, flexible)],
      { refundable: true, freeUntil: at(6) },
      [
        [at(6), at(9), '150.00'],
        [at(9), at(10), '300.01'],
      ],
    ],
    [
      'splits periods where one room’s fee changes, and is free only while all rooms are free',
      [room(200_00, flexible), room(100_00, lenient)],
      { refundable: true, freeUntil: at(6) },
      [
        [at(6), at(8), '100.00'],
        [at(8), at(9), '180.00'],
        [at(9), at(10), '280.00'],
      ],
    ],
    [
      'charges a non-refundable room in full at all times',
      [room(200_00, flexible), room(100_00, nonRefundable)],
      { refundable: true, freeUntil: null },
      [
        [null, at(6), '100.00'],
        [at(6), at(9), '200.00'],
        [at(9), at(10), '300.00'],
      ],
    ],
    [
      'charges everything when no room is refundable',
      [room(200_00, nonRefundable), room(100_00, policy({ refundable: false }))],
      { refundable: false, freeUntil: null },
      [[null, null, '300.00']],
    ],
    [
      'returns no fee if one room has no terms',
      [room(200_00, flexible), room(100_00, null)],
      { refundable: null, freeUntil: null },
      [[null, null, null]],
    ],
    [
      'returns no fee while one room’s rule is unreadable',
      [room(200_00, flexible), room(100_00, policy({ freeUntil: at(8), steps: [step(at(8), at(10), null)] }))],
      { refundable: true, freeUntil: at(6) },
      [
        [at(6), at(8), '100.00'],
        [at(8), at(10), null],
      ],
    ],
    [
      'returns no fee after one room’s rules have ended',
      [
        room(200_00, flexible),
        room(100_00, policy({ freeUntil: at(6), steps: [step(at(6), at(9), { amount: '40.00' })] })),
      ],
      { freeUntil: at(6) },
      [
        [at(6), at(9), '140.00'],
        [at(9), at(10), null],
      ],
    ],
    [
      'closes the one-second gap between 23:59:59 and midnight',
      [
        room(
          200_00,
          policy({
            freeUntil: at(6),
            steps: [
              step(at(6), at(8, '23:59:59'), { amount: '50.00' }),
              step(at(9, '00:00:00'), at(10), { amount: '90.00' }),
            ],
          }),
        ),
        room(100_00, lenient),
      ],
      { freeUntil: at(6) },
      [
        [at(6), at(8), '50.00'],
        [at(8), at(9, '00:00:00'), '130.00'],
        [at(9, '00:00:00'), at(10), '170.00'],
      ],
    ],
    [
      'adds up fees that are rounded room by room',
      [room(158_63, flexible), room(103_40, flexible), room(158_63, flexible)],
      { freeUntil: at(6) },
      [
        [at(6), at(9), '210.32'],
        [at(9), at(10), '420.66'],
      ],
    ],
    [
      'never charges more for a room than it costs',
      [
        room(200_00, policy({ steps: [step(null, null, { amount: '300.00' })] })),
        room(100_00, policy({ steps: [step(null, null, { amount: '300.00' })] })),
      ],
      { freeUntil: null },
      [[null, null, '300.00']],
    ],
    [
      'does not add amounts in another currency',
      [
        room(200_00, flexible),
        room(
          100_00,
          policy({
            freeUntil: at(6),
            steps: [{ ...step(at(6), at(10), null), amount: { amount: '20.00', currency: 'USD' } }],
          }),
        ),
      ],
      { freeUntil: at(6) },
      [[at(6), at(10), null]],
    ],
    [
      'adds up no-show fees separately, with the full price for a non-refundable room',
      [
        room(200_00, policy({ freeUntil: at(10), steps: [step(at(10), at(13), { percent: '100' }, true)] })),
        room(100_00, nonRefundable),
      ],
      { refundable: true },
      [
        [null, at(10), '100.00'],
        [at(10), at(13), '300.00', 'no-show'],
      ],
    ],
    [
      'returns no no-show fee if one room has none',
      [
        room(200_00, policy({ freeUntil: at(10), steps: [step(at(10), at(13), { percent: '100' }, true)] })),
        room(100_00, lenient),
      ],
      { freeUntil: at(8) },
      [
        [at(8), at(10), '80.00'],
        [at(10), at(13), null, 'no-show'],
      ],
    ],
  ])('%s', (_title, rooms, expected, fees) => {
    const combined = combinePolicies(rooms)
    expect(combined).toMatchObject(expected)
    expect(listFees(combined)).toEqual(fees)
    // The order of the rooms has no effect.
    expect(combinePolicies([...rooms].reverse())).toEqual(combined)
  })

  test('includes each supplier text once', () => {
    const texts = ['Free at first.', 'Free at first.', 'No refund.'].map((supplierText) => policy({ supplierText }))
    expect(combinePolicies(texts.map((terms) => room(100_00, terms))).supplierText).toBe('Free at first.\nNo refund.')
  })
})
