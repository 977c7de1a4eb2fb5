/** Names of browsers and systems as people know them. They are trademarks and the same in every language. */

const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const firstMatch = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** `Chrome · Windows`; the first word for anything that is not a browser; undefined for an empty user agent. */
export function describeUserAgent(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined
  const names = [firstMatch(browsers, userAgent), firstMatch(systems, userAgent)].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(' · ') : userAgent.split(/[\s/]/)[0]?.slice(0, 40)
}
