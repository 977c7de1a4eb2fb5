import { expect, test } from 'vitest'
import { createVerifiedTokens } from './verified-tokens.ts'

test('returns claims until the token expires', () => {
  let now = 1000
  const tokens = createVerifiedTokens<{ sub: string }>({ now: () => now })
  tokens.add('a.b.c', { sub: 'agent' }, 2)
  expect(tokens.get('a.b.c')).toEqual({ sub: 'agent' })
  expect(tokens.get('a.b.d')).toBeUndefined()
  now = 1999
  expect(tokens.get('a.b.c')).toEqual({ sub: 'agent' })
  now = 2001
  expect(tokens.get('a.b.c')).toBeUndefined()
})

test('evicts the least recently used token', () => {
  const tokens = createVerifiedTokens<{ sub: string }>({ maxTokens: 2, now: () => 1 })
  tokens.add('first', { sub: '1' }, 60)
  tokens.add('second', { sub: '2' }, 60)
  tokens.get('first')
  tokens.add('third', { sub: '3' }, 60)
  expect(['first', 'second', 'third'].map((token) => tokens.get(token)?.sub)).toEqual(['1', undefined, '3'])
})
