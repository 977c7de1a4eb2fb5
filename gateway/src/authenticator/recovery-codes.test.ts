import { describe, expect, it } from 'vitest'
import { normalizeRecoveryCode, generateRecoveryCode, hashRecoveryCode } from './recovery-codes.ts'

describe('recovery code', () => {
  it('has ten symbols and is accepted as it was issued', () => {
    for (let symbol = 0; symbol < 32; symbol++) {
      const code = generateRecoveryCode(() => symbol)
      expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      expect(normalizeRecoveryCode(code)).toBe(code)
    }
  })

  it.each(['0a1b2-c3d4e', ' 0A1B2 C3D4E ', 'oAiB2-C3D4E', 'OALB2C3D4E', '٠A١B٢-C٣D٤E'])(
    'is accepted when typed as %j',
    (typed) => expect(normalizeRecoveryCode(typed)).toBe('0A1B2-C3D4E'),
  )

  it.each(['', '0A1B2', '0A1B2-C3D4E5', '0A1B2-C3D4U', '123456'])('is rejected when typed as %j', (typed) =>
    expect(normalizeRecoveryCode(typed)).toBeUndefined(),
  )

  it('has a different hash for each owner', async () => {
    const [one, repeated, other] = await Promise.all(
      ['one', 'one', 'other'].map((sub) => hashRecoveryCode(sub, '0A1B2-C3D4E')),
    )
    expect(one).toBe(repeated)
    expect(one).not.toBe(other)
  })
})
