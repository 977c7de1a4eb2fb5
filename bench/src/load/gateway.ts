/** The reference gateway, which reports that it is ready. */
import { setTimeout as wait } from 'node:timers/promises'
import { ready } from '../ready.ts'

// Demo accounts and play money exist outside of production only.
process.env['NODE_ENV'] = 'development'
await import('../../../gateway/src/main.ts')
const url = `http://127.0.0.1:${process.env['GATEWAY_PORT']}`
for (;;) {
  const answer = await fetch(`${url}/readyz`).catch(() => null)
  if (answer?.ok) break
  await wait(100)
}
ready({ url })
