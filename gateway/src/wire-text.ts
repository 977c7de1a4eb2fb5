import { z } from 'zod'

/** Text of a request. PostgreSQL stores neither NUL nor half of a surrogate pair, so such text is a bad request. */
export const wireText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'must be Unicode text without NUL' })
