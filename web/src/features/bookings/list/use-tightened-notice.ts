import { useEffect } from 'react'
import { notify } from '#src/lib/browser/toaster.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

const storageKey = 'tightened-terms.1'
const maxStored = 200

type Row = Pick<BookingRowFragment, 'id' | 'reference' | 'status' | 'termsTightenedAt'>

/** Names bookings whose terms the supplier has tightened, once in this browser; the rows stay marked. */
export function useTightenedNotice(bookings: readonly Row[] | undefined) {
  const { t } = useTranslation('bookings')
  useEffect(() => {
    const stored = readPrivate('browser', storageKey)
    const known: readonly unknown[] = Array.isArray(stored) ? stored : []
    const keyOf = ({ id, termsTightenedAt }: Row) => `${id} ${termsTightenedAt}`
    const news = (bookings ?? []).filter(
      (row) => row.status === 'CONFIRMED' && row.termsTightenedAt !== null && !known.includes(keyOf(row)),
    )
    if (news.length === 0) return
    writePrivate('browser', storageKey, [...known, ...news.map(keyOf)].slice(-maxStored))
    const references = news.map(({ reference }) => reference).join(', ')
    // Toasts cannot be added while React runs effects.
    queueMicrotask(() => notify('warning', t('deadline.tightenedNotice'), references))
  }, [bookings, t])
}
