import type { GatewayResult } from '../../gateway/envelope.ts'
import { field, list, text, utcTime } from '../../gateway/wire.ts'
import { parseHalalas } from '../../values/money.ts'
import type { CancellationResponse } from './cancellation-quote.ts'

const readError = (error: unknown) => ({
  code: text(field(error, 'code')) ?? text(error) ?? 'error',
  availableFrom: utcTime(field(field(error, 'extraDetails'), 'availableFrom')) ?? null,
  visaApplicationId: text(field(field(error, 'extraDetails'), 'visaApplicationId')) ?? null,
  message: text(field(error, 'message')),
})

/** Reads the response to a cancellation quote or its confirmation. Errors may be in the envelope or in `response`. */
export function readCancellation(result: GatewayResult): CancellationResponse {
  const response = field(result.body, 'response')
  const errors = [...list(field(result.body, 'errors')), ...list(field(response, 'errors'))].map(readError)
  if (!result.ok && errors.length === 0) {
    errors.push(readError({ code: result.code, message: result.message, extraDetails: result.details }))
  }
  return {
    errors,
    status: text(field(response, 'cancellationStatus')) ?? null,
    paidHalalas: parseHalalas(field(response, 'bookingPaymentAmount')),
    refundHalalas: parseHalalas(field(response, 'refundAmount')),
    currency: text(field(response, 'currencyCode')) ?? null,
  }
}
