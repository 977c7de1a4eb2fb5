import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { wireText } from '#src/wire-text.ts'

const tags = z.array(wireText.max(500)).max(100)

/** Body of `PUT /booking/group`. The agent comes from the token; `userId` is ignored. */
export const tagBody = z.object({
  userId: wireText.max(200).nullish(),
  brn: wireText.trim().min(1).max(64),
  /** The complete list. */
  tags,
  /** For edits of several bookings: changes to each booking's current tags, instead of `tags`. */
  change: z.object({ add: tags.default([]), remove: tags.default([]) }).optional(),
})

export type TagBody = z.infer<typeof tagBody>

const tagged = z.object({ bookingReferenceNo: z.string(), tags: z.array(z.string()), updatedAt: z.string() })

export type TagResult = z.infer<typeof tagged>
export const taggedResponse = envelopeOf(tagged)
