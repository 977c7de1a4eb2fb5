import { describe, expect, it } from 'vitest'
import { hasEnded } from './gate.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const token = (originJti: string | null, authTime: number, issuedAt = authTime) => ({ originJti, authTime, issuedAt })
const cutAt = (seconds: number, kept: string | null) => ({
  endedAt: null,
  lastSeenAt: null,
  cut: { at: at(seconds), kept },
})

describe('a sign-in', () => {
  it('that nobody ended goes on', () => {
    expect(hasEnded(token('a', 100), { endedAt: null, lastSeenAt: null, cut: null })).toBe(false)
  })

  it('that was ended stays ended, for tokens made later too', () => {
    const state = { endedAt: at(200), lastSeenAt: at(190), cut: null }
    expect(hasEnded(token('a', 100), state)).toBe(true)
    expect(hasEnded(token('a', 100, 300), state)).toBe(true)
  })

  it('that began before all were ended has ended, seen or not, renewed or not', () => {
    expect(hasEnded(token('a', 199), cutAt(200, null))).toBe(true)
    expect(hasEnded(token('a', 199, 300), cutAt(200, null))).toBe(true)
    expect(hasEnded(token(null, 199), cutAt(200, null))).toBe(true)
    expect(hasEnded(token('a', 200), cutAt(200, null))).toBe(false)
  })

  it('that was kept goes on', () => {
    expect(hasEnded(token('kept', 100), cutAt(200, 'kept'))).toBe(false)
    expect(hasEnded(token('other', 100), cutAt(200, 'kept'))).toBe(true)
    expect(hasEnded(token(null, 100), cutAt(200, 'kept'))).toBe(true)
  })
})
