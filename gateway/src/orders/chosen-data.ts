import { z } from 'zod'
import { toHalalas } from '#src/values/money.ts'

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
