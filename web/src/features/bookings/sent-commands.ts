/**
 * Calls that move money for a booking. One is stored before it is sent and until its answer is clear, so that a reload repeats it under the
 * same key.
 */
import * as z from 'zod/mini'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { type StorageArea, readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** As long as the server knows the outcome of a call by its key. */
const maxAgeMs = 3 * 3_600_000

/** The calls of one kind, by booking. */
export function sentCommands<Command extends object>(area: StorageArea, name: string, schema: z.ZodMiniType<Command>) {
  const keyOf = (bookingId: string) => `${name}.${bookingId}`
  const storedSchema = z.object({ sentAt: z.string(), command: schema })
  return {
    /** The call without a clear answer; undefined without one. */
    read(bookingId: string): Command | undefined {
      const { data } = z.safeParse(storedSchema, readPrivate(area, keyOf(bookingId)))
      return data && serverNow().getTime() - Date.parse(data.sentAt) < maxAgeMs ? data.command : undefined
    },
    store: (bookingId: string, command: Command): void =>
      writePrivate(area, keyOf(bookingId), { sentAt: serverNow().toISOString(), command }),
    /** Removes a call whose answer is clear. */
    remove: (bookingId: string): void => writePrivate(area, keyOf(bookingId), null),
  }
}
