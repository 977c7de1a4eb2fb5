/** Runs the reference gateway and reports when it is ready. */
import { setTimeout as wait } from 'node:timers/promises'
import { reportReady } from '../ready.ts'

// With `NODE_ENV=production` the gateway has no demo accounts and no play money.
process.env['NODE_ENV'] = 'development'
await import('../../../gateway/src/main.ts')
const url = `http://127.0.0.1:${process.env['GATEWAY_PORT']}`
const deadline = Date.now() + 60_000
// Connections are refused at first.
while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
  if (Date.now() > deadline) throw new Error('The gateway was not ready after 60 s.')
  await wait(100)
}
reportReady({ url })
