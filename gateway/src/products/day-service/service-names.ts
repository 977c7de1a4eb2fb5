import type { ServiceOrder } from './tables.ts'

/** Names that a text search finds: those of the company and of what it sells. */
export const serviceNames = <Row extends ServiceOrder>(
  service: { searchNames(offer: Row['offer']): string[] },
  offer: Row['offer'],
): string[] => {
  const { en, ar, ur } = offer.company.name
  return [en, ar, ur, ...service.searchNames(offer)]
}
