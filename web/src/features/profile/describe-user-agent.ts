import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'

// Names of browsers and systems are trademarks, so they are the same in every language.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d*)/, 'Microsoft Edge'],
  [/(?:OPR|Opera)\/?(\d*)/, 'Opera'],
  [/SamsungBrowser\/(\d*)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d*)/, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\/(\d*)/, 'Chrome'],
  [/Version\/(\d*).*Safari\//, 'Safari'],
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

/** Returns the first matching name, followed by the version that its pattern captures. */
function firstMatch(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  for (const [pattern, name] of names) {
    const match = pattern.exec(userAgent)
    if (match) return [name, match[1]].filter(Boolean).join(' ')
  }
  return undefined
}

/** Returns a description such as `Chrome 150 · Windows`; undefined for anything that is not a browser. */
export function describeUserAgent(userAgent: string | null): string | undefined {
  return joinWithDots([firstMatch(browsers, userAgent ?? ''), firstMatch(systems, userAgent ?? '')]) || undefined
}
