/** `npm run -s otp -- EMAIL`: prints the current authenticator code of a demo account, and nothing else. */
import { createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings, UsageError } from './settings.mjs'

const STEP_MS = 30_000
/** Time somebody needs to paste the code. */
const LEAST_LEFT_MS = 10_000

/** The accounts that may pay. Demo accounts guard play money, so their secrets may follow a rule everybody can read. */
const accounts = ['agent', 'colleague', 'invited', 'partner', 'lowfunds'].map((name) => `${name}@demo.test`)

/** The code of RFC 6238 for a demo account; the secret is made as in gateway/src/authenticator/demo-secret.ts. */
export function codeAt(email, step) {
  const secret = createHmac('sha256', 'rihla demo authenticator').update(email).digest().subarray(0, 20)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[19] & 0x0f) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** True for the first caller that asks for this step: a code pays once, so two callers must not get the same one. */
function claim(dataDir, email, step) {
  const markerOf = (printed) => `otp-${email}-${printed}.json`
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(join(dataDir, markerOf(step)), '{}', { flag: 'wx' })
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  const older = readdirSync(dataDir).filter((name) => name.startsWith(`otp-${email}-`) && name !== markerOf(step))
  for (const name of older) rmSync(join(dataDir, name), { force: true })
  return true
}

async function printCode(typed) {
  const { dataDir, production } = readSettings()
  if (production) throw new UsageError('There are no demo accounts in production.')
  const email = typed?.trim().toLowerCase()
  if (!accounts.includes(email)) {
    throw new UsageError(`Name one of the demo accounts that can pay: ${accounts.join(', ')}.`)
  }
  for (;;) {
    const now = Date.now()
    const step = Math.floor(now / STEP_MS)
    const left = (step + 1) * STEP_MS - now
    if (left >= LEAST_LEFT_MS && claim(dataDir, email, step)) {
      console.log(codeAt(email, step))
      return
    }
    await sleep(left)
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await printCode(process.argv[2])
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error)
    process.exitCode = 1
  }
}
