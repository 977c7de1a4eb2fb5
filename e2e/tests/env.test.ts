import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/processes.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const namesIn = (file: string, name: RegExp) =>
  [...read(file).matchAll(name)].flatMap((match) => match[1] ?? match[2] ?? [])

/** Matches a variable that a service declares as an object field. */
const declaredVariable = /^ +([A-Z][A-Z0-9_]*):/gm

const variablesByFile: Record<string, string[]> = {
  'identity/src/env.ts': namesIn('identity/src/env.ts', declaredVariable),
  'gateway/src/env.ts': namesIn('gateway/src/env.ts', declaredVariable),
  'graphql-server/src/env.ts': namesIn('graphql-server/src/env.ts', declaredVariable),
  'start/settings.ts': namesIn('start/settings.ts', /(?:readText|readPort)\('([A-Z0-9_]+)'|env\['([A-Z0-9_]+)/g),
  // Only docker-compose.yml reads the database password.
  'docker-compose.yml': namesIn('docker-compose.yml', /\$\{([A-Z0-9_]+)/g),
}

const documentedVariables = namesIn('.env.example', /^([A-Z0-9_]+)=/gm)

describe('.env.example', () => {
  test.each(Object.keys(variablesByFile))('has every variable that %s reads', (file) => {
    expect(variablesByFile[file]).toContain('PUBLIC_URL')
    expect(variablesByFile[file]?.filter((name) => !documentedVariables.includes(name))).toEqual([])
  })

  test('has no unused or duplicate variables', () => {
    const usedVariables = new Set(Object.values(variablesByFile).flat())
    expect(documentedVariables.filter((name) => !usedVariables.has(name))).toEqual([])
    expect(documentedVariables).toEqual([...new Set(documentedVariables)])
  })

  test('sets no value and describes every variable', () => {
    for (const paragraph of read('.env.example').trim().split('\n\n')) {
      expect(paragraph).toMatch(/^# /)
      for (const line of paragraph.split('\n')) expect(line).toMatch(/^(# .+|[A-Z0-9_]+=)$/)
    }
  })
})
