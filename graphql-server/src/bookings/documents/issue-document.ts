import type { IssueBookingDocumentInput } from '../../__generated__/schema-types.ts'
import { decodeBookingId } from '../booking-id.ts'
import type { Context } from '../../context.ts'
import { fail, Failure } from '../../errors/failure.ts'
import { refusal } from '../../errors/refusal.ts'
import { requireAccepted, isNotFound } from '../../gateway/envelope.ts'
import { field, path, text, utcTime } from '../../gateway/wire.ts'
import { isLocale } from '../../locale.ts'
import { documentPath, problemMessage, readProblem, toWireKind } from './document-wire.ts'

/** Issues a document for a booking and returns its path on the public origin. */
export async function issueDocument(
  { bookingId, kind, language }: IssueBookingDocumentInput,
  { gateway, locale }: Context,
) {
  const { provider, reference } = decodeBookingId(bookingId) ?? fail('NOT_FOUND')
  const result = await gateway.callOptional('/booking/document', {
    body: {
      bookingReferenceNo: reference,
      provider,
      kind: toWireKind(kind),
      cultCode: language && isLocale(language) ? language : locale,
    },
  })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale, 'NOT_SUPPORTED.document')
  if (isNotFound(result)) return fail('NOT_FOUND')
  if (!result.ok && result.code === 'DOCUMENT_NOT_POSSIBLE') {
    const problem = readProblem(field(result.details, 'reason'))
    return {
      __typename: 'DocumentRefused' as const,
      code: 'DOCUMENT_NOT_POSSIBLE' as const,
      message: problemMessage(kind, problem, locale),
      kind,
      problem,
    }
  }
  const response = path(requireAccepted(result).body, 'response')
  const link = text(field(response, 'path'))
  const expiresAt = utcTime(field(response, 'expiresAt'))
  if (link === undefined || !documentPath.test(link) || expiresAt === undefined) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no link to the document' })
  }
  const number = text(field(response, 'number')) ?? reference
  return { __typename: 'DocumentReady' as const, number, path: link, expiresAt }
}
