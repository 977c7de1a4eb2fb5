/** What happens when a card is used. */
export type CardScenario =
  | 'approved'
  | 'declined'
  | 'challenged'
  | 'late'
  | 'duplicated'
  | 'refundDeclined'
  | 'refunded'
  | 'disputed'
  | 'disputeWon'
  | 'lapsing'

/** Scenario that each test card triggers. Payments with any other valid card are approved. */
const testCards: Readonly<Record<string, CardScenario>> = {
  '4000000000000002': 'declined',
  '4000002500003155': 'challenged',
  '4000000000000077': 'late',
  '4000000000000259': 'duplicated',
  '4000000000005126': 'refundDeclined',
  '4000000000001018': 'refunded',
  '4000000000002024': 'disputed',
  '4000000000003030': 'disputeWon',
  '4000000000004046': 'lapsing',
}

/** Test cards listed on the page. */
export const listedCards: readonly (readonly [CardScenario, string])[] = [
  ['approved', '4242 4242 4242 4242'],
  ...Object.entries(testCards).map(
    ([number, scenario]) => [scenario, number.replaceAll(/(.{4})(?=.)/g, '$1 ')] as const,
  ),
]

/** The code that passes a challenge. */
export const challengeCode = '123456'

/** Fields of the hosted page in display order. */
export const fieldNames = ['number', 'expiry', 'code', 'name'] as const
export type FieldName = (typeof fieldNames)[number]

/** Converts Arabic and Persian digits to ASCII and removes everything but digits and slashes. */
const normalizeDigits = (text: string) =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/[^\d/]/g, '')

function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function isValidExpiry(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiry)
  return match !== null && Date.UTC(2000 + Number(match[2]), Number(match[1])) > now.getTime()
}

const schemes: readonly (readonly [RegExp, string])[] = [
  [/^588845/, 'Mada'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
]

const findScheme = (number: string) => schemes.find(([prefix]) => prefix.test(number))?.[1] ?? 'Unknown'

/** Card data stored with a payment. */
export interface StoredCard {
  readonly scheme: string
  readonly last4: string
}

interface CheckedCard {
  readonly invalidFields: FieldName[]
  readonly scenario: CardScenario
  readonly card: StoredCard
}

/** Validates the card form. */
export function checkCard(fields: URLSearchParams, now: Date): CheckedCard {
  const number = normalizeDigits(fields.get('number') ?? '')
  const invalidFields: FieldName[] = [
    ...(/^\d{13,19}$/.test(number) && passesLuhn(number) ? [] : (['number'] as const)),
    ...(isValidExpiry(normalizeDigits(fields.get('expiry') ?? ''), now) ? [] : (['expiry'] as const)),
    ...(/^\d{3,4}$/.test(normalizeDigits(fields.get('code') ?? '')) ? [] : (['code'] as const)),
    ...((fields.get('name') ?? '').trim() === '' ? (['name'] as const) : []),
  ]
  const card = { scheme: findScheme(number), last4: number.slice(-4) }
  return { invalidFields, scenario: testCards[number] ?? 'approved', card }
}

export const isCorrectChallengeCode = (fields: URLSearchParams): boolean =>
  normalizeDigits(fields.get('code') ?? '') === challengeCode
