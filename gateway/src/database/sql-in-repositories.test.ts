import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|with)\(\s*['"]|\bsql(?:<[^>]*>)?`/
const mayContainSql = /(?:^|\/)repository\.ts$|\.test\.ts$|^(?:database|testing)\//

it('allows SQL in repository.ts files only', () => {
  const files = globSync('**/*.ts', { cwd: src })
  const filesWithSql = files.filter((file) => statement.test(readFileSync(join(src, file), 'utf8')))
  expect(filesWithSql.some((file) => file.endsWith('repository.ts'))).toBe(true)
  expect(filesWithSql.filter((file) => !mayContainSql.test(file))).toEqual([])
})
