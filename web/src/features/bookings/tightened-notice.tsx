import { Suspense, useEffect } from 'react'
import { notify } from '#src/lib/browser/toaster.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import type { BookingSummaryFragment } from './booking-row.generated.ts'

const storageKey = 'tightened-terms.1'
const maxStored = 200

type Booking = Pick<BookingSummaryFragment, 'id' | 'reference' | 'status' | 'termsTightenedAt'>

/** Names the bookings on a screen whose terms the supplier has tightened, once in this browser. The screen marks them itself. */
export function TightenedNotice({ bookings }: { bookings: readonly Booking[] }) {
  const tightened = bookings.filter((booking) => booking.status === 'CONFIRMED' && booking.termsTightenedAt !== null)
  if (tightened.length === 0) return null
  const references = tightened.map(({ id, termsTightenedAt, reference }) => [`${id} ${termsTightenedAt}`, reference])
  return (
    // Screens do not wait for its text.
    <Suspense>
      <Notice references={JSON.stringify(references)} />
    </Suspense>
  )
}

/** `references`: JSON of the keys to store, each with its reference. A text, because the rows are new objects whenever they are rendered. */
function Notice({ references }: { references: string }) {
  const { t } = useTranslation('bookings')
  const title = t('deadline.tightenedNotice')
  useEffect(() => {
    const stored = readPrivate('browser', storageKey)
    const known: readonly unknown[] = Array.isArray(stored) ? stored : []
    const news = new Map(JSON.parse(references) as [key: string, reference: string][])
    for (const key of known) news.delete(String(key))
    if (news.size === 0) return
    writePrivate('browser', storageKey, [...known, ...news.keys()].slice(-maxStored))
    const names = [...news.values()].join(', ')
    // Toasts cannot be added while React runs effects.
    queueMicrotask(() => notify('warning', title, names))
  }, [references, title])
  return null
}
