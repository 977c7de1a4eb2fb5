import { expect, it } from 'vitest'
import { codeOf } from './code.ts'
import { demoSecret } from './demo-secret.ts'

/** Module behind `npm run otp`; a plain script for the host's Node, so it has no types. */
interface OtpScript {
  readonly codeAt: (email: string, step: number) => string
}

it('generates the same demo account codes in the code command and the gateway', async () => {
  const script = new URL('../../../start/otp.mjs', import.meta.url).href
  const { codeAt }: OtpScript = await import(script)
  for (const email of ['agent@demo.test', 'partner@demo.test']) {
    for (const step of [0, 1, 59_000_000, 59_000_001]) expect(codeAt(email, step)).toBe(codeOf(demoSecret(email), step))
  }
})
