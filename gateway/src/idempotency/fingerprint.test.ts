import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

describe('request fingerprint', () => {
  it('does not depend on key order at any depth', () => {
    expect(fingerprint({ a: 1, b: { c: [1, { d: 2, e: 3 }], f: null } })).toBe(
      fingerprint({ b: { f: null, c: [1, { e: 3, d: 2 }] }, a: 1 }),
    )
  })

  it('depends on list order and on every value and its type', () => {
    const fingerprints = [
      { a: [1, 2] },
      { a: [2, 1] },
      { a: ['1', 2] },
      { a: [1, 2, null] },
      { a: { 0: 1, 1: 2 } },
      {},
    ].map((body) => fingerprint(body))
    expect(new Set(fingerprints).size).toBe(fingerprints.length)
  })

  it('omits excluded fields at the top level only', () => {
    const first = { price: 10, authCode: '111111', nested: { authCode: 'x' } }
    expect(fingerprint({ ...first, authCode: '222222' }, ['authCode'])).toBe(fingerprint(first, ['authCode']))
    expect(fingerprint({ ...first, nested: { authCode: 'y' } }, ['authCode'])).not.toBe(
      fingerprint(first, ['authCode']),
    )
    expect(fingerprint({ ...first, authCode: '222222' })).not.toBe(fingerprint(first))
  })

  it('is the same for an undefined field as for a missing one', () => {
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }))
  })

  it('cannot be computed for a body that is nested too deeply', () => {
    const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    expect(() => fingerprint({ a: deep(60) })).not.toThrow()
    expect(() => fingerprint({ a: deep(100_000) })).toThrow('nested')
  })
})
