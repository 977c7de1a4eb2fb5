import { z } from 'zod'
import { typedCode, typedText } from '#src/wire-text.ts'

const optionalLine = typedText(100)
  .nullish()
  .transform((line) => line || null)

/** Where and when the driver meets the travelers, in Makkah time. */
export const pickUp = z.object({
  place: optionalLine,
  time: typedCode(5)
    .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .nullish()
    .transform((time) => time ?? null),
  flightNumber: optionalLine,
})

export type PickUp = z.infer<typeof pickUp>
