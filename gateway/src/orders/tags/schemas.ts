import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { wireText } from '#src/wire-text.ts'

const tags = z.array(wireText.max(500)).max(100)

/** Body of `PUT /booking/group`. The agent comes from the token; `userId` is ignored. */
export const tagBody = z.object({
  userId: wireText.max(200).nullish(),
  brn: wireText.trim().min(1).max(64),
  /** The booking's complete new list of tags. Ignored if `change` is set. */
  tags,
  /** Tags to add to or remove from each booking's current tags, for edits of several bookings at once. */
  change: z.object({ add: tags.default([]), remove: tags.default([]) }).optional(),
})

export type TagBody = z.infer<typeof tagBody>

const tagResult = z.object({ bookingReferenceNo: z.string(), tags: z.array(z.string()), updatedAt: z.string() })

export type TagResult = z.infer<typeof tagResult>
export const taggedResponse = envelopeOf(tagResult)
