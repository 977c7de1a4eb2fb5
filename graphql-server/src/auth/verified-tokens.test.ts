import { expect, test } from 'vitest'
import { verifiedTokens } from './verified-tokens.ts'

test('a token is known until the moment it ends', () => {
  let now = 1000
  const tokens = verifiedTokens<string>({ now: () => now })
  tokens.add('a.b.c', 'agent', 2)
  expect(tokens.get('a.b.c')).toBe('agent')
  expect(tokens.get('a.b.d')).toBeUndefined()
  now = 1999
  expect(tokens.get('a.b.c')).toBe('agent')
  now = 2000
  expect(tokens.get('a.b.c')).toBeUndefined()
})

test('the token not used for longest makes room', () => {
  const tokens = verifiedTokens<number>({ most: 2, now: () => 0 })
  tokens.add('first', 1, 60)
  tokens.add('second', 2, 60)
  tokens.get('first')
  tokens.add('third', 3, 60)
  expect(['first', 'second', 'third'].map((token) => tokens.get(token))).toEqual([1, undefined, 3])
})
