import type { BookingChangeState, ErrorCode } from '../../__generated__/schema-types.ts'
import { formatMakkahTime } from '../../errors/format.ts'
import { message } from '../../errors/message.ts'
import { lookUp } from '../../gateway/look-up.ts'
import { field, flag, texts, utcTime } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { supplierText } from '../supplier-text.ts'
import { lettersOnly } from '../../values/letters.ts'

/** Codes for a refused change. */
export type ChangeCode = Extract<ErrorCode, `CHANGE_${string}` | 'CANCEL_IN_PROGRESS' | 'NOT_SUPPORTED'>

/** Whether and until when a change is possible. Blockers are codes, because agents with different languages share cached rows. */
type ChangeOption = { eligible: boolean; until: string | null; blockers: ChangeCode[] }
export type ChangeOptions = { names: ChangeOption; dates: ChangeOption }

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
export const toChangeCode = (code: string): ChangeCode | undefined => lookUp(codes, lettersOnly(code))

function readChangeOption(value: unknown): ChangeOption {
  const blockers = [
    ...new Set(texts(field(value, 'blockers'), 'code').map((code) => toChangeCode(code) ?? 'CHANGE_NOT_ELIGIBLE')),
  ]
  const eligible = flag(field(value, 'eligible')) === true && blockers.length === 0
  return {
    eligible,
    until: utcTime(field(value, 'until')) ?? null,
    blockers: eligible || blockers.length > 0 ? blockers : ['CHANGE_NOT_ELIGIBLE'],
  }
}

/** Reads the changes that the gateway allows; null if it does not report them. */
export function readChange(value: unknown): ChangeOptions | null {
  const [names, dates] = [field(value, 'names'), field(value, 'dates')]
  if (names == null && dates == null) return null
  return { names: readChangeOption(names), dates: readChangeOption(dates) }
}

/** Whether a change is in progress. */
export const isChanging = (change: ChangeOptions | null): boolean =>
  [change?.names, change?.dates].some((option) => option?.blockers.includes('CHANGE_IN_PROGRESS'))

const changeMessage = (code: ChangeCode, until: string | null, locale: Locale) =>
  code === 'CHANGE_TOO_LATE' && until !== null
    ? message('CHANGE_TOO_LATE.time', locale, { time: formatMakkahTime(new Date(until), locale) })
    : message(code, locale)

/** Returns the currently possible changes, with messages. An expired deadline prevents the change. */
export function toChangeState(options: ChangeOptions | null, now: Date, locale: Locale): BookingChangeState | null {
  if (options === null) return null
  const toState = ({ until, ...option }: ChangeOption) => {
    const isTooLate = option.eligible && until !== null && Date.parse(until) <= now.getTime()
    const blockers: ChangeCode[] = isTooLate ? ['CHANGE_TOO_LATE'] : option.blockers
    return {
      eligible: option.eligible && !isTooLate,
      until,
      blockers: blockers.map((code) => ({ code, message: changeMessage(code, until, locale) })),
    }
  }
  return { names: toState(options.names), dates: toState(options.dates) }
}

type BlockDetails = { until?: string | null; supplierReason?: string | undefined }

/** Returns a refusal to change a booking, with its message. */
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
