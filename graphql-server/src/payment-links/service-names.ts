import type { Context } from '../context.ts'
import type { Shareables, SharedRow } from './read-link.ts'

/** Returns shared reservations with service names in the language of the request, if one call returns all names of a product. */
export async function withNames(
  shareables: Shareables,
  rows: readonly SharedRow[],
  context: Context,
): Promise<SharedRow[]> {
  const { locale } = context
  const typesToTranslate = new Set(rows.filter((row) => row.serviceNameLanguage !== locale).map(({ type }) => type))
  const translatable = shareables.filter(({ type }) => typesToTranslate.has(type))
  const names = new Map(
    await Promise.all(translatable.map(async (product) => [product.type, await product.readNames?.(context)] as const)),
  )
  return rows.map((row) => {
    const serviceName = row.type && names.get(row.type)?.(row.search)
    return serviceName === undefined ? row : { ...row, serviceName, serviceNameLanguage: locale }
  })
}
