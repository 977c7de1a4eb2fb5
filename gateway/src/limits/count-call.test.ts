import { expect, it } from 'vitest'
import { withDatabase } from '#src/testing/database.ts'
import { countCall, undoCount } from './count-call.ts'

const database = withDatabase()
const start = new Date('2026-11-21T09:00:00Z')
const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const limit = { kind: 'test', calls: 2, seconds: 60 }

it('undoes a count only within the same period', async () => {
  const { db } = database
  const call = (subject: string, seconds: number) => countCall(db, limit, subject, secondsLater(seconds))
  await undoCount(db, limit, 'agent', await call('agent', 0))
  await call('agent', 1)
  await call('agent', 2)
  await expect(call('agent', 3)).rejects.toMatchObject({ statusCode: 429 })

  const early = await call('slow', 0)
  await call('slow', 61)
  await undoCount(db, limit, 'slow', early)
  await call('slow', 62)
  await expect(call('slow', 63)).rejects.toMatchObject({ statusCode: 429 })
})
