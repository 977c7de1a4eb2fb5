import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSchema, type DocumentNode, Kind, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { root } from '../support/processes.ts'

const sdl = globSync(join(root, 'schema/*.graphql')).map((file) => readFileSync(file, 'utf8'))
const schema = buildSchema(sdl.join('\n'))
const examples = new Map<string, DocumentNode>(
  globSync(join(root, 'playground/src/examples/*.graphql')).map((file) => [
    basename(file),
    parse(readFileSync(file, 'utf8')),
  ]),
)

const rootFieldsOf = (document: DocumentNode) =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? selection.name.value : [],
        )
      : [],
  )

describe('the examples of the playground', () => {
  test.each([...examples])('%s can be run against the schema', (_, document) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
  })

  test('show every query and every mutation', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    const shown = new Set([...examples.values()].flatMap(rootFieldsOf))
    expect(fields.filter((field) => !shown.has(field))).toEqual([])
  })
})
