/** Creates a seeded random number generator (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const randomBelow = (max: number) => Math.floor(next() * max)
  return { randomBelow, pick: <T>(values: readonly T[]): T => values[randomBelow(values.length)] as T }
}

const pieces = [
  'rows',
  '"rows":[',
  '}]',
  '{',
  '\\',
  '\\"',
  '"',
  ':',
  ',',
  '\n\t\u0001',
  'فندق مكة',
  '🕋',
  '\ud83d',
  'é',
  ' ',
  '0',
]

/** Generates random JSON responses. Their rows have a few different layouts, random spaces and escapes, and sometimes duplicate names. */
export function createResponseGenerator(seed: number) {
  const { randomBelow, pick: pickOne } = createRandom(seed)
  /** Returns the text, except in one of `odds` cases on average. */
  const usually = (odds: number, text: string) => (randomBelow(odds) > 0 ? text : '')
  const string = () =>
    `"${Array.from({ length: randomBelow(5) }, () => pickOne(pieces))
      .join('')
      .split('')
      .map((letter) =>
        randomBelow(40) > 0
          ? JSON.stringify(letter).slice(1, -1)
          : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      .join('')}"`
  const scalar = () =>
    pickOne([
      string,
      string,
      () => pickOne(['0', '12', '1', '3.25', '-1e3', '1E-7', '12345678901234567890', 'null', 'true', 'false']),
    ])()
  const space = pickOne(['', '', ' ', '\n  '])
  const sometimesShuffle = (members: [name: string, value: string][]) =>
    randomBelow(8) > 0 ? members : members.toSorted(() => randomBelow(3) - 1)
  const object = (members: [name: string, value: string][]) =>
    `{${space}${sometimesShuffle(members)
      .map(([name, value]) => `"${name}"${usually(2, space)}:${space}${value}`)
      .join(`,${space}`)}${space}}`
  const list = (item: () => string, max: number) =>
    `[${space}${Array.from({ length: randomBelow(max) }, item).join(`,${space}`)}${space}]`
  const anything = () =>
    pickOne([
      scalar,
      () => list(scalar, 4),
      () =>
        object([
          ['a', scalar()],
          ['rows', list(() => object([]), 3)],
        ]),
    ])()
  const line = () =>
    object([
      ['amount', scalar()],
      ['other', scalar()],
      [randomBelow(9) > 0 ? 'label' : 'Label', scalar()],
    ])
  const rate = () =>
    object([
      ['amount', scalar()],
      ...(randomBelow(4) > 0 ? [['terms', object([['free', scalar()]])] as [string, string]] : []),
    ])
  const room = () =>
    object([
      ['id', scalar()],
      ['lines', list(line, 3)],
      ['rates', list(rate, 4)],
    ])
  const row = () =>
    randomBelow(30) === 0
      ? anything()
      : object([
          ['id', scalar()],
          ['name', randomBelow(40) > 0 ? scalar() : anything()],
          ['images', pickOne([() => list(scalar, 4), () => list(() => object([['url', scalar()]]), 3), anything])()],
          ...(randomBelow(3) > 0 ? [['note', anything()] as [string, string]] : []),
          [
            'flags',
            object([
              ['open', scalar()],
              ['other', scalar()],
            ]),
          ],
          ['lines', randomBelow(20) > 0 ? list(line, 5) : anything()],
          ['features', list(pickOne([scalar, line, anything]), 4)],
          ...(randomBelow(3) > 0 ? [['rooms', list(room, 3)] as [string, string]] : []),
          ...(randomBelow(30) === 0 ? [['id', scalar()] as [string, string]] : []),
        ])
  return {
    /** Generates the JSON text of a response. */
    generate: () => {
      const rows = list(row, 12)
      return randomBelow(4) === 0
        ? rows
        : object([
            ['status', anything()],
            ['rows', rows],
            ['errors', usually(2, anything()) || 'null'],
          ])
    },
    /** Returns a random integer from 0 to `max`, exclusive. */
    randomBelow,
  }
}
