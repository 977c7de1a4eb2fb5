import { z } from 'zod'
import { toHalalas } from '#src/values/money.ts'

/** Maximum size of a body that contains the data. Nine rooms with their rates take tens of kilobytes. */
export const MAX_CHOSEN_BYTES = 256 * 1024

const jsonObject = z.record(z.string(), z.unknown())

/** Data of a chosen service, as sent by a client. Only the product reads it; clients get it back unchanged. */
export const chosenData = (types: readonly string[]) =>
  z.object({
    type: z.enum(types),
    search: jsonObject,
    basket: jsonObject.and(
      z.object({
        totalPrice: z
          .number()
          .min(0)
          .refine((amount) => toHalalas(amount) !== undefined, 'is not an amount'),
      }),
    ),
    selectedRooms: z
      .array(z.unknown())
      .nullish()
      .transform((rooms) => rooms ?? null),
  })
