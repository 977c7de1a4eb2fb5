/** What a browser or tool calls itself, as a person knows it. Names are marks of their makers and the same in every language. */

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

const firstOf = (table: readonly [RegExp, string][], agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** `Chrome · Windows`; the first word of the agent for anything that is no browser; undefined when it says nothing. */
export function describeAgent(agent: string | null): string | undefined {
  if (!agent) return undefined
  const known = [firstOf(browsers, agent), firstOf(systems, agent)].filter((part) => part !== undefined)
  return known.length > 0 ? known.join(' · ') : agent.split(/[\s/]/)[0]?.slice(0, 40)
}
