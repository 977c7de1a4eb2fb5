import { expect, it } from 'vitest'
import { retaggedText } from './search-text.ts'

it.each([
  ['mkh-1 guest one', [], ['Late'], 'mkh-1 guest one late'],
  ['mkh-1 guest one late vip', ['Late', 'VIP'], ['vip'], 'mkh-1 guest one vip'],
  ['mkh-1 guest one late inv-0001', ['Late'], [], 'mkh-1 guest one inv-0001'],
  ['mkh-1 vipguest', ['vip'], ['new'], 'mkh-1 vipguest new'],
])('the search text %j with tags %j instead of %j is %j', (current, before, after, expected) => {
  expect(retaggedText(current, before, after)).toBe(expected)
})
