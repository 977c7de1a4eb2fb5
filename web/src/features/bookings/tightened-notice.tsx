import { Suspense, useEffect } from 'react'
import { notify } from '#src/lib/browser/toaster.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import type { BookingSummaryFragment } from './booking-row.generated.ts'

const storageKey = 'tightened-terms.1'
const maxStored = 200

type Booking = Pick<BookingSummaryFragment, 'id' | 'reference' | 'status' | 'termsTightenedAt'>

/** Shows a toast with the references of bookings whose terms the supplier has tightened. Shows each change once per browser. */
export function TightenedNotice({ bookings }: { bookings: readonly Booking[] }) {
  const tightened = bookings.filter((booking) => booking.status === 'CONFIRMED' && booking.termsTightenedAt !== null)
  if (tightened.length === 0) return null
  const references = tightened.map(({ id, termsTightenedAt, reference }) => [`${id} ${termsTightenedAt}`, reference])
  return (
    // Lets the screen render before the toast's translations have loaded.
    <Suspense>
      <Notice references={JSON.stringify(references)} />
    </Suspense>
  )
}

/** `references` is a JSON array of storage keys and booking references. The array is serialized because the rows are new objects on every render. */
function Notice({ references }: { references: string }) {
  const { t } = useTranslation('bookings')
  const title = t('deadline.tightenedNotice')
  useEffect(() => {
    const stored = readPrivate('browser', storageKey)
    const storedKeys: readonly unknown[] = Array.isArray(stored) ? stored : []
    const unseen = new Map(JSON.parse(references) as [key: string, reference: string][])
    for (const key of storedKeys) unseen.delete(String(key))
    if (unseen.size === 0) return
    writePrivate('browser', storageKey, [...storedKeys, ...unseen.keys()].slice(-maxStored))
    const unseenReferences = [...unseen.values()].join(', ')
    // Toasts cannot be added while React runs effects.
    queueMicrotask(() => notify('warning', title, unseenReferences))
  }, [references, title])
  return null
}
