import type { Findings } from '../findings.ts'
import { findFailure, field, type Gateway, opensPdf, send } from '../wire.ts'

const call = 'POST /booking/document'
const effect = 'bookings have no invoice, voucher, receipt or credit note'

/** Requests the voucher of a booking and opens it. */
export async function checkDocument(
  gateway: Gateway,
  findings: Findings,
  { name, booking }: { name: string; booking: object },
): Promise<void> {
  const issued = await send(gateway, 'POST', '/booking/document', { ...booking, kind: 'voucher', cultCode: 'en-US' })
  const failure = findFailure(issued)
  if (failure) return findings.degraded(call, `${failure} for ${name}; ${effect}`)
  const path = field(issued.content, 'path')
  if (typeof path !== 'string' || !path.startsWith('/documents/')) {
    return findings.degraded(call, `\`path\` is missing for ${name}; ${effect}`)
  }
  if (await opensPdf(gateway, path)) findings.works(call, `the voucher for ${name} is a PDF`)
  else findings.degraded(call, `the link for ${name} does not open a PDF; ${effect}`)
}
