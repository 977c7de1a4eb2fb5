import type { BookingChangeState, ErrorCode } from '../../__generated__/schema-types.ts'
import { formatMakkahTime } from '../../errors/format.ts'
import { message } from '../../errors/message.ts'
import { field, flag, texts, utcTime } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { supplierText } from '../supplier-text.ts'
import { lettersOf } from '../../values/letters.ts'

/** Codes of a refused change. */
export type ChangeCode = Extract<ErrorCode, `CHANGE_${string}` | 'CANCEL_IN_PROGRESS' | 'NOT_SUPPORTED'>

/** Whether names or dates can be changed, as codes, because rows are cached for agents of several languages. */
type Possibility = { eligible: boolean; until: string | null; blockers: ChangeCode[] }
export type ChangeFacts = { names: Possibility; dates: Possibility }

const codes: Record<string, ChangeCode> = {
  changenotallowed: 'CHANGE_NOT_ALLOWED',
  changetoolate: 'CHANGE_TOO_LATE',
  changenonrefundable: 'CHANGE_NON_REFUNDABLE',
  changepaidbycard: 'CHANGE_PAID_BY_CARD',
  changeusedinvisa: 'CHANGE_USED_IN_VISA',
  changeinprogress: 'CHANGE_IN_PROGRESS',
  changenoteligible: 'CHANGE_NOT_ELIGIBLE',
  changepaymentopen: 'CHANGE_PAYMENT_OPEN',
  cancelinprogress: 'CANCEL_IN_PROGRESS',
  payfirst: 'CHANGE_PAY_FIRST',
  nothingtochange: 'CHANGE_NOTHING',
  notavailable: 'CHANGE_SOLD_OUT',
  supplierrefused: 'CHANGE_REFUSED',
}

/** Maps the gateway's error code; undefined for errors unrelated to changes. */
export const changeCodeOf = (word: string): ChangeCode | undefined => codes[lettersOf(word)]

function readPossibility(value: unknown): Possibility {
  const blockers = [
    ...new Set(texts(field(value, 'blockers'), 'code').map((word) => changeCodeOf(word) ?? 'CHANGE_NOT_ELIGIBLE')),
  ]
  const eligible = flag(field(value, 'eligible')) === true && blockers.length === 0
  return {
    eligible,
    until: utcTime(field(value, 'until')) ?? null,
    blockers: eligible || blockers.length > 0 ? blockers : ['CHANGE_NOT_ELIGIBLE'],
  }
}

/** Reads the changes that the gateway allows; null if it does not report them. */
export function readChange(value: unknown): ChangeFacts | null {
  const [names, dates] = [field(value, 'names'), field(value, 'dates')]
  if (names == null && dates == null) return null
  return { names: readPossibility(names), dates: readPossibility(dates) }
}

export const isChanging = (change: ChangeFacts | null): boolean =>
  [change?.names, change?.dates].some((possibility) => possibility?.blockers.includes('CHANGE_IN_PROGRESS'))

const changeMessage = (code: ChangeCode, until: string | null, locale: Locale) =>
  code === 'CHANGE_TOO_LATE' && until !== null
    ? message('CHANGE_TOO_LATE.time', locale, { time: formatMakkahTime(new Date(until), locale) })
    : message(code, locale)

/** Returns the currently possible changes, with messages. An expired deadline prevents the change. */
export function toChangeState(facts: ChangeFacts | null, now: Date, locale: Locale): BookingChangeState | null {
  if (facts === null) return null
  const toState = ({ until, ...possibility }: Possibility) => {
    const isOver = possibility.eligible && until !== null && Date.parse(until) <= now.getTime()
    const blockers: ChangeCode[] = isOver ? ['CHANGE_TOO_LATE'] : possibility.blockers
    return {
      eligible: possibility.eligible && !isOver,
      until,
      blockers: blockers.map((code) => ({ code, message: changeMessage(code, until, locale) })),
    }
  }
  return { names: toState(facts.names), dates: toState(facts.dates) }
}

type BlockDetails = { until?: string | null; supplierReason?: string | undefined }

/** Returns a refusal of a change, with its message. */
export const changeBlocked = (
  code: ChangeCode,
  locale: Locale,
  { until = null, supplierReason }: BlockDetails = {},
) => ({
  __typename: 'BookingChangeBlocked' as const,
  code,
  message: changeMessage(code, until, locale),
  until,
  supplierText: code === 'CHANGE_REFUSED' ? supplierText(supplierReason) : null,
})
