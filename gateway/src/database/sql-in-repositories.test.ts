import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|with)\(\s*['"]|\bsql(?:<[^>]*>)?`/
const mayHoldSql = /(?:^|\/)repository\.ts$|\.test\.ts$|^(?:database|testing)\//

it('finds SQL in repository.ts files only', () => {
  const files = globSync('**/*.ts', { cwd: src })
  const holders = files.filter((file) => statement.test(readFileSync(join(src, file), 'utf8')))
  expect(holders.some((file) => file.endsWith('repository.ts'))).toBe(true)
  expect(holders.filter((file) => !mayHoldSql.test(file))).toEqual([])
})
