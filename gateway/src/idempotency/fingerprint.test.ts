import { describe, expect, it } from 'vitest'
import { hashBody } from './fingerprint.ts'

describe('request fingerprint', () => {
  it('does not depend on key order at any depth', () => {
    expect(hashBody({ a: 1, b: { c: [1, { d: 2, e: 3 }], f: null } })).toBe(
      hashBody({ b: { f: null, c: [1, { e: 3, d: 2 }] }, a: 1 }),
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
    ].map((body) => hashBody(body))
    expect(new Set(fingerprints).size).toBe(fingerprints.length)
  })

  it('omits excluded fields at the top level only', () => {
    const first = { price: 10, authCode: '111111', nested: { authCode: 'x' } }
    expect(hashBody({ ...first, authCode: '222222' }, ['authCode'])).toBe(hashBody(first, ['authCode']))
    expect(hashBody({ ...first, nested: { authCode: 'y' } }, ['authCode'])).not.toBe(hashBody(first, ['authCode']))
    expect(hashBody({ ...first, authCode: '222222' })).not.toBe(hashBody(first))
  })

  it('is the same for an undefined field as for a missing one', () => {
    expect(hashBody({ a: 1, b: undefined })).toBe(hashBody({ a: 1 }))
  })

  it('cannot be computed for a body that is nested too deeply', () => {
    const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    expect(() => hashBody({ a: deep(60) })).not.toThrow()
    expect(() => hashBody({ a: deep(100_000) })).toThrow('nested')
  })
})
