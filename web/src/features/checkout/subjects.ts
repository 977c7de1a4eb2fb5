import type { ProductKey } from '#src/domain/products.ts'
import type { Subject } from './subject.ts'
import { groundServiceSubject } from './subjects/ground-service/ground-service-subject.tsx'
import { hotelSubject } from './subjects/hotel/hotel-subject.tsx'
import { transportSubject } from './subjects/transport/transport-subject.tsx'

/** Checkout adapters by product. */
export const subjects: Readonly<Record<ProductKey, Subject>> = {
  hotels: hotelSubject,
  transport: transportSubject,
  groundServices: groundServiceSubject,
}
