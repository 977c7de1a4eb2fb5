import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/processes.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const namesIn = (file: string, name: RegExp) =>
  [...read(file).matchAll(name)].flatMap((match) => match[1] ?? match[2] ?? [])

/** Services declare their variables as fields of one object. */
const declared = /^ +([A-Z][A-Z0-9_]*):/gm

const readers: Record<string, string[]> = {
  'identity/src/env.ts': namesIn('identity/src/env.ts', declared),
  'gateway/src/env.ts': namesIn('gateway/src/env.ts', declared),
  'graphql-server/src/env.ts': namesIn('graphql-server/src/env.ts', declared),
  'start/settings.ts': namesIn('start/settings.ts', /(?:text|port)\('([A-Z0-9_]+)'|env\['([A-Z0-9_]+)/g),
  // Only docker-compose.yml reads the database password.
  'docker-compose.yml': namesIn('docker-compose.yml', /\$\{([A-Z0-9_]+)/g),
}

const described = namesIn('.env.example', /^([A-Z0-9_]+)=/gm)

describe('.env.example', () => {
  test.each(Object.keys(readers))('has every variable that %s reads', (file) => {
    expect(readers[file]).toContain('PUBLIC_URL')
    expect(readers[file]?.filter((name) => !described.includes(name))).toEqual([])
  })

  test('has no unused and no duplicate variables', () => {
    const known = new Set(Object.values(readers).flat())
    expect(described.filter((name) => !known.has(name))).toEqual([])
    expect(described).toEqual([...new Set(described)])
  })

  test('sets no value and describes every variable', () => {
    for (const paragraph of read('.env.example').trim().split('\n\n')) {
      expect(paragraph).toMatch(/^# /)
      for (const line of paragraph.split('\n')) expect(line).toMatch(/^(# .+|[A-Z0-9_]+=)$/)
    }
  })
})
