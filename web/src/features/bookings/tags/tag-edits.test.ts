import { expect, test } from 'vitest'
import { createTagEdits } from './tag-edits.ts'

/** Creates tag edits whose requests the test resolves one by one. */
function createEdits() {
  const requests: { tags: readonly string[]; resolve: (problem: string | null) => void }[] = []
  let refetches = 0
  const edits = createTagEdits({
    save: (_id, tags) => new Promise((resolve) => requests.push({ tags, resolve })),
    refetch: async () => {
      refetches += 1
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    edits,
    requests,
    getRefetchCount: () => refetches,
    resolve: async (problem: string | null = null) => {
      requests.at(-1)?.resolve(problem)
      await settle()
    },
  }
}

test('sends one tag request at a time, and only the first and last of ten rapid edits', async () => {
  const { edits, requests, resolve, getRefetchCount } = createEdits()
  for (let index = 1; index <= 10; index += 1) edits.change('one', [`edit ${index}`])
  expect(requests.map(({ tags }) => tags)).toEqual([['edit 1']])
  expect(edits.get('one')).toEqual({ state: 'saving', tags: ['edit 10'] })
  await resolve()
  expect(requests.map(({ tags }) => tags)).toEqual([['edit 1'], ['edit 10']])
  expect(edits.get('one')?.tags).toEqual(['edit 10'])
  await resolve()
  expect(edits.get('one')).toBeUndefined()
  expect(getRefetchCount()).toBe(1)
})

test('saves tags for several bookings independently', () => {
  const { edits, requests } = createEdits()
  edits.change('one', ['first'])
  edits.change('two', ['second'])
  expect(requests).toHaveLength(2)
})

test('keeps a failed tag edit until it is retried or discarded', async () => {
  const { edits, requests, resolve } = createEdits()
  edits.change('one', ['late'])
  await resolve('No connection')
  expect(edits.get('one')).toEqual({ state: 'failed', tags: ['late'], problem: 'No connection' })
  edits.change('one', ['late'])
  expect(requests).toHaveLength(2)
  await resolve('Again')
  edits.discard('one')
  expect(edits.get('one')).toBeUndefined()
})

test('sends the latest tag edit even if an earlier one failed', async () => {
  const { edits, requests, resolve } = createEdits()
  edits.change('one', ['first'])
  edits.change('one', ['second'])
  await resolve('No connection')
  expect(edits.get('one')).toEqual({ state: 'saving', tags: ['second'] })
  await resolve()
  expect(requests.map(({ tags }) => tags)).toEqual([['first'], ['second']])
  expect(edits.get('one')).toBeUndefined()
})
