import { expect, test } from 'vitest'
import { parseNotice } from './settings.ts'

const notice = (testUrl: unknown, kind: unknown = 'ministry-rules') => parseNotice({ notice: { kind, testUrl } })

test.each([undefined, null, 'x', {}, { notice: null }, { notice: 'ministry-rules' }, { notice: { kind: 'other' } }])(
  'reads no notice from %j',
  (config) => {
    expect(parseNotice(config)).toBeNull()
  },
)

test.each(['https://test.rihla.test/', 'http://localhost:4000/'])('accepts the notice link %s', (url) => {
  expect(notice(url)).toEqual({ kind: 'ministry-rules', testUrl: url })
})

test.each([undefined, null, 7, '', '/elsewhere', 'javascript:alert(1)', 'data:text/html,x'])(
  'rejects the notice link %j',
  (url) => {
    expect(notice(url)).toEqual({ kind: 'ministry-rules', testUrl: null })
  },
)
