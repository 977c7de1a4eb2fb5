import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/processes.ts'
import { plainTexts, textsOf } from '../support/texts.ts'

test('journeys use only existing texts of the web app', () => {
  const text = textsOf('en-US')
  const files = globSync(join(root, 'e2e/{journeys,support}/**/*.ts'))
  const keys = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?!node:|https:)[a-z]\w*:[a-z][\w.]*)'/gi)].flatMap(
      ([, key]) => key ?? [],
    ),
  )
  const namespaces = new Set([...plainTexts('en-US').keys()].map((key) => key.split(':')[0]))
  const missing = keys.filter((key) => {
    if (!namespaces.has(key.split(':')[0])) return true
    try {
      text(key, { count: 2 })
      return false
    } catch {
      return true
    }
  })
  expect(keys.length).toBeGreaterThan(100)
  expect([...new Set(missing)]).toEqual([])
})
