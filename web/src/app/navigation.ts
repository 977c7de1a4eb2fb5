import type { IconName } from '#src/components/icons/icon-paths.ts'
import { paths } from '#src/lib/navigation/paths.ts'

/** Sections of the product: where they begin, and the first path segments that belong to them. */
export const sections = [
  { key: 'search', to: paths.home, icon: 'search', segments: ['', 'hotel-listing', 'hotel', 'payment-hotel'] },
  { key: 'bookings', to: paths.bookings, icon: 'list', segments: ['my-bookings', 'booking-detail'] },
] as const satisfies readonly { key: string; to: string; icon: IconName; segments: readonly string[] }[]

/** True when an address lies in a section. */
export function isInSection(section: (typeof sections)[number], pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return section.segments.some((segment) => segment === first)
}
