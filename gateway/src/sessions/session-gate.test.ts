import { describe, expect, it } from 'vitest'
import { isRevoked } from './session-gate.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const token = (originJti: string | null, authTime: number, issuedAt = authTime) => ({ originJti, authTime, issuedAt })
const active = { isRevoked: false, lastSeenAt: null, cutoff: null }
const cutoffAt = (seconds: number, except: string | null) => ({
  ...active,
  cutoff: { startedBefore: at(seconds), exceptOriginJti: except },
})

describe('session', () => {
  it('is active until it is revoked', () => {
    expect(isRevoked(token('a', 100), active)).toBe(false)
  })

  it('stays revoked for tokens issued later', () => {
    expect(isRevoked(token('a', 100), { ...active, isRevoked: true })).toBe(true)
    expect(isRevoked(token('a', 100, 300), { ...active, isRevoked: true })).toBe(true)
  })

  it('is revoked by a later cutoff, whether or not it was recorded or refreshed', () => {
    expect(isRevoked(token('a', 199), cutoffAt(200, null))).toBe(true)
    expect(isRevoked(token('a', 199, 300), cutoffAt(200, null))).toBe(true)
    expect(isRevoked(token(null, 199), cutoffAt(200, null))).toBe(true)
    expect(isRevoked(token('a', 200), cutoffAt(200, null))).toBe(false)
  })

  it('is not revoked by a cutoff that excludes it', () => {
    expect(isRevoked(token('current', 100), cutoffAt(200, 'current'))).toBe(false)
    expect(isRevoked(token('other', 100), cutoffAt(200, 'current'))).toBe(true)
    expect(isRevoked(token(null, 100), cutoffAt(200, 'current'))).toBe(true)
  })
})
