import type { GatewayAnswer } from '../../gateway/envelope.ts'
import { field, list, text, utcTime } from '../../gateway/wire.ts'
import { parseHalalas } from '../../values/money.ts'
import type { CancellationAnswer } from './cancellation-quote.ts'

const readError = (error: unknown) => ({
  code: text(field(error, 'code')) ?? text(error) ?? 'error',
  availableFrom: utcTime(field(field(error, 'extraDetails'), 'availableFrom')) ?? null,
  visaApplicationId: text(field(field(error, 'extraDetails'), 'visaApplicationId')) ?? null,
  message: text(field(error, 'message')),
})

/** Reads the answer to a cancellation quote or its confirmation; errors may be in the envelope or inside `response`. */
export function readCancellationAnswer(answer: GatewayAnswer): CancellationAnswer {
  const response = field(answer.body, 'response')
  const errors = [...list(field(answer.body, 'errors')), ...list(field(response, 'errors'))].map(readError)
  if (!answer.ok && errors.length === 0) {
    errors.push(readError({ code: answer.code, message: answer.message, extraDetails: answer.details }))
  }
  return {
    errors,
    status: text(field(response, 'cancellationStatus')) ?? null,
    paidHalalas: parseHalalas(field(response, 'bookingPaymentAmount')),
    refundHalalas: parseHalalas(field(response, 'refundAmount')),
    currency: text(field(response, 'currencyCode')) ?? null,
  }
}
