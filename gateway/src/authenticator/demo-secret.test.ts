import { expect, it } from 'vitest'
import { computeCode } from '../../../start/otp.ts'
import { generateCode } from './code.ts'
import { demoSecret } from './demo-secret.ts'

it('generates the same demo account codes in the otp command and the gateway', () => {
  for (const email of ['agent@demo.test', 'partner@demo.test']) {
    for (const step of [0, 1, 59_000_000, 59_000_001])
      expect(computeCode(email, step)).toBe(generateCode(demoSecret(email), step))
  }
})
