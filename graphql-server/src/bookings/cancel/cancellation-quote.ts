import type { ErrorCode } from '../../__generated__/schema-types.ts'

/** A code with which cancelling is refused. */
export type CancelCode = Extract<ErrorCode, `CANCEL_${string}`>

/** What the gateway answered to a request for a cancellation quote; null is what it did not say or nobody can read. */
export type CancellationAnswer = {
  errors: { code: string; availableFrom: string | null; visaApplicationId: string | null }[]
  status: string | null
  paidHalalas: number | null
  refundHalalas: number | null
  currency: string | null
}

export type CancellationBlock = { code: CancelCode; retryAt: string | null; visaApplicationId: string | null }

export type CancellationVerdict = { blocked: CancellationBlock } | { paidHalalas: number; refundHalalas: number }

const letters = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/g, '')

const errorCodes: Record<string, CancelCode> = {
  waittimeerror: 'CANCEL_WAIT_TIME',
  cancelvisaerror: 'CANCEL_USED_IN_VISA',
  nonrefundable: 'CANCEL_NON_REFUNDABLE',
  noteligible: 'CANCEL_NOT_ELIGIBLE',
}

const quotableStatuses = new Set(['refundable', 'partiallyrefundable'])
const nonRefundableStatuses = new Set(['nonerefundable', 'nonrefundable'])

/** Whether the gateway's error code is one of its words for what stands in the way. */
export const isCancelWord = (word: string) => Object.hasOwn(errorCodes, letters(word))

/** The code for the gateway's word of what stands in the way; a word nobody knows blocks as well. */
export function cancelCode(word: string): CancelCode {
  return errorCodes[letters(word)] ?? 'CANCEL_NOT_ELIGIBLE'
}

const block = (
  code: CancelCode,
  retryAt: string | null = null,
  visaApplicationId: string | null = null,
): CancellationVerdict => ({
  blocked: { code, retryAt, visaApplicationId },
})

/**
 * Whether a booking can be cancelled on the gateway's answer. An error, a missing or unknown status and figures that
 * cannot be true all block: a refund that nobody promised must not be shown.
 */
export function judgeCancellation(answer: CancellationAnswer): CancellationVerdict {
  const { errors, status, paidHalalas, refundHalalas, currency } = answer
  const [error] = errors
  if (error) return block(cancelCode(error.code), error.availableFrom, error.visaApplicationId)
  const word = letters(status ?? '')
  if (nonRefundableStatuses.has(word)) return block('CANCEL_NON_REFUNDABLE')
  if (!quotableStatuses.has(word)) return block('CANCEL_NOT_ELIGIBLE')
  if (paidHalalas === null || refundHalalas === null || (currency !== null && currency !== 'SAR'))
    return block('CANCEL_NOT_ELIGIBLE')
  if (refundHalalas < 0 || refundHalalas > paidHalalas) return block('CANCEL_NOT_ELIGIBLE')
  return { paidHalalas, refundHalalas }
}
