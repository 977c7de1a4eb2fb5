import type { Context } from '../context.ts'
import type { Sent } from './client.ts'
import type { OptionalCall } from './calls.ts'

const askAgainAfterMs = 10 * 60_000
const probeMs = 5000

/** Whether the gateway has an optional call. Checked for all callers, and rechecked from time to time. True while the check fails. */
export function supportsCall(
  { gateway, clock }: Pick<Context, 'gateway' | 'clock'>,
  call: OptionalCall,
  sent: Sent = {},
): Promise<boolean> {
  const { calls } = gateway.findings
  const known = calls.get(call)
  const askedAt = clock().getTime()
  if (known && askedAt - known.askedAt < askAgainAfterMs) return known.isSupported
  const isSupported = gateway.optional(call, { ...sent, withinMs: probeMs }).then(
    (answer) => answer !== null,
    () => {
      calls.delete(call)
      return true
    },
  )
  calls.set(call, { isSupported, askedAt })
  return isSupported
}
