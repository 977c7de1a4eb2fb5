import type { ErrorCode } from '../../__generated__/schema-types.ts'
import { lookUp } from '../../gateway/look-up.ts'
import { lettersOnly } from '../../values/letters.ts'

/** Codes for a refused cancellation. */
export type CancelCode = Extract<ErrorCode, `CANCEL_${string}` | 'CHANGE_IN_PROGRESS'>

/** The gateway's response to a request for a cancellation quote. Missing or unreadable values are null. */
export type CancellationResponse = {
  errors: {
    code: string
    availableFrom: string | null
    visaApplicationId: string | null
    message?: string | undefined
  }[]
  status: string | null
  paidHalalas: number | null
  refundHalalas: number | null
  currency: string | null
}

export type CancellationBlock = {
  code: CancelCode
  retryAt: string | null
  visaApplicationId: string | null
  /** The gateway's message, which contains the supplier's reason for a refusal. */
  supplierReason?: string | undefined
}

/** Amounts of a quote; null if the gateway does not return them. */
export type QuotedRefund = { paidHalalas: number | null; refundHalalas: number | null }

export type CancellationVerdict = { blocked: CancellationBlock } | QuotedRefund

const errorCodes: Record<string, CancelCode> = {
  waittimeerror: 'CANCEL_WAIT_TIME',
  cancelvisaerror: 'CANCEL_USED_IN_VISA',
  nonrefundable: 'CANCEL_NON_REFUNDABLE',
  cancelinprogress: 'CANCEL_IN_PROGRESS',
  changeinprogress: 'CHANGE_IN_PROGRESS',
  supplierrefused: 'CANCEL_REFUSED',
  noteligible: 'CANCEL_NOT_ELIGIBLE',
}

const nonRefundableStatus = /^(none?|not)refundable$/
/** Matches statuses that mean "cannot be cancelled". With any other status, or none, the confirmation decides. */
const refusingStatus = /^(not|non|in)[a-z]|^un(avail|able)|den(y|ied)|reject|refus|block|fail|prohibit|forbid/

/** Whether a gateway error code means that the booking cannot be cancelled. */
export const isCancelCode = (wireCode: string) => Object.hasOwn(errorCodes, lettersOnly(wireCode))

/** Maps the gateway's error code. Unknown errors also prevent a cancellation. */
export function toCancelCode(wireCode: string): CancelCode {
  return lookUp(errorCodes, lettersOnly(wireCode)) ?? 'CANCEL_NOT_ELIGIBLE'
}

const blocked = (code: CancelCode): CancellationVerdict => ({
  blocked: { code, retryAt: null, visaApplicationId: null },
})

/** Returns the amounts if they are plausible: in SAR, with a refund between zero and the amount paid. Implausible amounts are treated as missing. */
function plausibleAmounts({ paidHalalas, refundHalalas, currency }: CancellationResponse): QuotedRefund {
  const isSar = currency === null || currency === 'SAR'
  const paid = isSar && paidHalalas !== null && paidHalalas >= 0 ? paidHalalas : null
  const isPossible = isSar && refundHalalas !== null && refundHalalas >= 0 && refundHalalas <= (paid ?? Infinity)
  return { paidHalalas: paid, refundHalalas: isPossible ? refundHalalas : null }
}

/** Decides whether the gateway's response allows the cancellation. Only an error or a refusing status prevents it. */
export function decideCancellation(response: CancellationResponse): CancellationVerdict {
  const [error] = response.errors
  if (error) {
    const { code, availableFrom, visaApplicationId, message } = error
    return { blocked: { code: toCancelCode(code), retryAt: availableFrom, visaApplicationId, supplierReason: message } }
  }
  const statusLetters = lettersOnly(response.status ?? '')
  if (nonRefundableStatus.test(statusLetters)) return blocked('CANCEL_NON_REFUNDABLE')
  if (refusingStatus.test(statusLetters)) return blocked('CANCEL_NOT_ELIGIBLE')
  return plausibleAmounts(response)
}
