/** The reference gateway, which reports that it is ready. */
import { setTimeout as wait } from 'node:timers/promises'
import { ready } from '../ready.ts'

// Demo accounts and play money exist outside of production only.
process.env['NODE_ENV'] = 'development'
await import('../../../gateway/src/main.ts')
const url = `http://127.0.0.1:${process.env['GATEWAY_PORT']}`
const deadline = Date.now() + 60_000
// Nothing listens at first.
while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
  if (Date.now() > deadline) throw new Error('The gateway was not ready after 60 s.')
  await wait(100)
}
ready({ url })
