import type { Subject } from './subject.ts'
import { groundServiceSubject } from './subjects/ground-service/ground-service-subject.tsx'
import { hotelSubject } from './subjects/hotel/hotel-subject.tsx'
import { transportSubject } from './subjects/transport/transport-subject.tsx'

/** Checkout adapters by product. */
const subjects: readonly Subject[] = [hotelSubject, transportSubject, groundServiceSubject]

/** Product whose checkout has this path. */
export const subjectOf = (pathname: string): Subject | undefined =>
  subjects.find(
    ({ product }) => pathname === product.paths.checkout || pathname.startsWith(`${product.paths.checkout}/`),
  )
