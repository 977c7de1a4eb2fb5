import type { Findings } from '../findings.ts'
import { failureOf, field, type Gateway, isPdf, send } from '../wire.ts'

const call = 'POST /booking/document'
const loss = 'bookings have no invoice, voucher, receipt or credit note'

/** Asks for the voucher of a booking and opens it. */
export async function checkDocument(
  gateway: Gateway,
  findings: Findings,
  { name, booking }: { name: string; booking: object },
): Promise<void> {
  const issued = await send(gateway, 'POST', '/booking/document', { ...booking, kind: 'voucher', cultCode: 'en-US' })
  const failure = failureOf(issued)
  if (failure) return findings.degraded(call, `${failure} for ${name}; ${loss}`)
  const path = field(issued.response, 'path')
  if (typeof path !== 'string' || !path.startsWith('/documents/')) {
    return findings.degraded(call, `path is missing for ${name}; ${loss}`)
  }
  if (await isPdf(gateway, path)) findings.works(call, `the voucher of ${name} is a PDF`)
  else findings.degraded(call, `the link of ${name} does not open a PDF; ${loss}`)
}
