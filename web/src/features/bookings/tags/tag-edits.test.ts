import { expect, test } from 'vitest'
import { createTagEdits } from './tag-edits.ts'

/** Tag edits whose requests the test answers one by one. */
function open() {
  const sent: { tags: readonly string[]; answer: (problem: string | null) => void }[] = []
  let rereads = 0
  const edits = createTagEdits({
    save: (_id, tags) => new Promise((answer) => sent.push({ tags, answer })),
    refetch: async () => {
      rereads += 1
    },
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    edits,
    sent,
    rereads: () => rereads,
    answer: async (problem: string | null = null) => {
      sent.at(-1)?.answer(problem)
      await settled()
    },
  }
}

test('sends one tag request at a time, and only the first and last of ten rapid edits', async () => {
  const { edits, sent, answer, rereads } = open()
  for (let index = 1; index <= 10; index += 1) edits.change('one', [`edit ${index}`])
  expect(sent.map(({ tags }) => tags)).toEqual([['edit 1']])
  expect(edits.of('one')).toEqual({ state: 'saving', tags: ['edit 10'] })
  await answer()
  expect(sent.map(({ tags }) => tags)).toEqual([['edit 1'], ['edit 10']])
  expect(edits.of('one')?.tags).toEqual(['edit 10'])
  await answer()
  expect(edits.of('one')).toBeUndefined()
  expect(rereads()).toBe(1)
})

test('saves tags of several bookings independently', () => {
  const { edits, sent } = open()
  edits.change('one', ['first'])
  edits.change('two', ['second'])
  expect(sent).toHaveLength(2)
})

test('keeps a failed tag edit, to retry or discard it', async () => {
  const { edits, sent, answer } = open()
  edits.change('one', ['late'])
  await answer('No connection')
  expect(edits.of('one')).toEqual({ state: 'failed', tags: ['late'], problem: 'No connection' })
  edits.change('one', ['late'])
  expect(sent).toHaveLength(2)
  await answer('Again')
  edits.discard('one')
  expect(edits.of('one')).toBeUndefined()
})

test('sends the latest tag edit even if an earlier one failed', async () => {
  const { edits, sent, answer } = open()
  edits.change('one', ['first'])
  edits.change('one', ['second'])
  await answer('No connection')
  expect(edits.of('one')).toEqual({ state: 'saving', tags: ['second'] })
  await answer()
  expect(sent.map(({ tags }) => tags)).toEqual([['first'], ['second']])
  expect(edits.of('one')).toBeUndefined()
})
