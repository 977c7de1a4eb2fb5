import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSchema, type DocumentNode, Kind, parse, validate } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { createKey } from '../../playground/src/create-key.ts'
import { noIds, updateIds } from '../../playground/src/recent-ids.ts'
import { buildRequestHeaders } from '../../playground/src/request-headers.ts'
import { root } from '../support/processes.ts'

const sdl = globSync(join(root, 'schema/**/*.graphql')).map((file) => readFileSync(file, 'utf8'))
const schema = buildSchema(sdl.join('\n'))
const examples = new Map<string, DocumentNode>(
  globSync(join(root, 'playground/src/examples/*/*.graphql')).map((file) => [
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

const booking = (id: string) => ({ __typename: 'HotelBooking', id })

describe('examples of the playground', () => {
  test.each([...examples])('include %s, which is valid against the schema', (_, document) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
  })

  test('cover every query and mutation', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    const usedFields = new Set([...examples.values()].flatMap(rootFieldsOf))
    expect(fields.filter((field) => !usedFields.has(field))).toEqual([])
  })
})

test('creates unique keys on plain HTTP, where crypto.randomUUID does not exist', () => {
  const randomUuid = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const keys = [createKey(), createKey()]
  randomUuid.mockRestore()
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

describe('requests of the playground', () => {
  const session = { token: 'demo', language: 'id-ID' }

  test('send the demo session and the selected language', () => {
    expect(Object.fromEntries(buildRequestHeaders(session))).toEqual({
      'content-type': 'application/json',
      'accept-language': 'id-ID',
      authorization: 'Bearer demo',
    })
    expect(buildRequestHeaders({ ...session, token: '' }).has('authorization')).toBe(false)
  })

  test('give precedence to the Headers tab, regardless of letter case', () => {
    const headers = buildRequestHeaders(session, {
      Authorization: 'Bearer own',
      'ACCEPT-LANGUAGE': 'tr-TR',
      'x-trace': 7,
    })
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: 'Bearer own',
      'accept-language': 'tr-TR',
      'x-trace': '7',
    })
  })

  test('make the first id of each kind available to the next example', () => {
    const first = updateIds(noIds, {}, { data: { bookings: { items: [booking('1'), booking('2')] } } })
    expect(first.bookingId).toBe('1')
    const input = { quoteId: 'q', acceptedTotal: '10.00', idempotencyKey: 'key-1' }
    expect(updateIds(first, { input }, { data: null })).toMatchObject({ bookingId: '1', clientReference: 'key-1' })
  })
})
