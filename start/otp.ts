/** `npm run -s otp -- EMAIL`: prints the current authenticator code of a demo account, and nothing else. */
import { createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings, UsageError } from './settings.ts'

const STEP_MS = 30_000
/** Time a person needs to paste the code. */
const MIN_VALIDITY_MS = 10_000

/** Accounts that can pay. They only have play money, so their secrets are derived from their e-mail addresses. */
const accounts = ['agent', 'colleague', 'invited', 'partner', 'lowfunds'].map((name) => `${name}@demo.test`)

/** Returns the RFC 6238 code of a demo account. The secret is the same as in gateway/src/authenticator/demo-secret.ts. */
export function computeCode(email: string, step: number): string {
  const secret = createHmac('sha256', 'rihla demo authenticator').update(email).digest().subarray(0, 20)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0x0f) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Returns true only for the first caller in a time step. A code is accepted once, so two callers must not get the same one. */
function claimStep(dataDir: string, email: string, step: number): boolean {
  const markerName = (value: number) => `otp-${email}-${value}.json`
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(join(dataDir, markerName(step)), '{}', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  const older = readdirSync(dataDir).filter((name) => name.startsWith(`otp-${email}-`) && name !== markerName(step))
  for (const name of older) rmSync(join(dataDir, name), { force: true })
  return true
}

/** Claims a code of a demo account. No other caller gets the same code, which is valid for at least ten more seconds. */
async function claimCode(argument: string | undefined): Promise<string> {
  const { dataDir, production } = readSettings()
  if (production) throw new UsageError('There are no demo accounts in production.')
  const email = argument?.trim().toLowerCase() ?? ''
  if (!accounts.includes(email)) {
    throw new UsageError(`Pass one of the demo accounts that can pay: ${accounts.join(', ')}.`)
  }
  for (;;) {
    const now = Date.now()
    const step = Math.floor(now / STEP_MS)
    const remainingMs = (step + 1) * STEP_MS - now
    if (remainingMs >= MIN_VALIDITY_MS && claimStep(dataDir, email, step)) return computeCode(email, step)
    await sleep(remainingMs)
  }
}

if (import.meta.main) {
  try {
    console.log(await claimCode(process.argv[2]))
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error)
    process.exitCode = 1
  }
}
