import type { Context } from '../context.ts'
import type { CallRequest } from './client.ts'
import type { OptionalCall } from './calls.ts'

const recheckAfterMs = 10 * 60_000
const probeTimeoutMs = 5000

/** Whether the gateway supports an optional call. All callers share the check, which expires after ten minutes. True if the check fails. */
export function supportsCall(
  { gateway, clock }: Pick<Context, 'gateway' | 'clock'>,
  call: OptionalCall,
  request: CallRequest = {},
): Promise<boolean> {
  const { calls } = gateway.findings
  const cached = calls.get(call)
  const checkedAt = clock().getTime()
  if (cached && checkedAt - cached.checkedAt < recheckAfterMs) return cached.isSupported
  const isSupported = gateway.callOptional(call, { ...request, withinMs: probeTimeoutMs }).then(
    (result) => result !== null,
    () => {
      calls.delete(call)
      return true
    },
  )
  calls.set(call, { isSupported, checkedAt })
  return isSupported
}
