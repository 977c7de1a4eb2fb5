import { expect, test } from 'vitest'
import { describeUserAgent } from './describe-user-agent.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

test.each([
  [chrome, 'Chrome 150 ·\u00A0Windows'],
  [`${chrome} Edg/150.0.0.0`, 'Microsoft Edge 150 ·\u00A0Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19 ·\u00A0iPhone',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox 150 ·\u00A0Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox 150 ·\u00A0macOS'],
  ['node', undefined],
  ['curl/8.5.0', undefined],
  ['', undefined],
  [null, undefined],
])('describes %s as %s', (userAgent, description) => {
  expect(describeUserAgent(userAgent)).toBe(description)
})
