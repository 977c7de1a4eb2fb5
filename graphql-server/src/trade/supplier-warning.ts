import type { ErrorCode, Warning } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { supplierMessage } from '../errors/message.ts'
import { supplierFields } from './supplier.ts'

/** A warning about a supplier or the whole response; `count` is the number of affected rows. */
export type SupplierWarning = { code: ErrorCode; provider: string | null; count: number | null }

/** Maps a warning to the schema. */
export const toWarning = (
  { code, provider, count }: SupplierWarning,
  { locale, suppliers }: Pick<Context, 'locale' | 'suppliers'>,
): Warning => ({
  code,
  message: supplierMessage(code, locale, provider === null ? undefined : suppliers.info(provider).name),
  supplier: null,
  supplierInfo: null,
  ...(provider !== null && supplierFields(provider, suppliers)),
  count,
})
