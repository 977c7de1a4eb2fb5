import type { ServiceOrder } from './tables.ts'

/** Returns the names for the text search: the company's and those of the booked items. */
export const serviceNames = <Row extends ServiceOrder>(
  service: { searchNames(offer: Row['offer']): string[] },
  offer: Row['offer'],
): string[] => {
  const { en, ar, ur } = offer.company.name
  return [en, ar, ur, ...service.searchNames(offer)]
}
