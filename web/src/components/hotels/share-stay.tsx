import { ShareText } from '#src/components/feedback/share-text.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookedStayFieldsFragment } from '#src/data/booked-stay.generated.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useRoomTexts } from './use-room-texts.ts'

export interface SharedStay {
  /** Name of the hotel. */
  readonly title: string | null
  /** Address and city in one line; empty if neither is known. */
  readonly place: string
  readonly reference: string
  readonly checkIn: string | null
  readonly checkOut: string | null
  readonly locationCode: string | null
  readonly details: Pick<BookedStayFieldsFragment, 'checkInTime' | 'checkOutTime' | 'rooms'> | null
}

/** Sends a booked stay to the travelers as text, without prices. */
export function ShareStay({ title, place, reference, checkIn, checkOut, locationCode, details }: SharedStay) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const roomTexts = useRoomTexts(locationCode)
  const { checkInTime, checkOutTime, rooms = [] } = details ?? {}
  const day = (date: string) => format.weekday(date, 'always')
  const lines = [
    title,
    place || null,
    t('share.reference', { reference }),
    checkIn && checkInTime && t('share.checkInFrom', { day: day(checkIn), time: format.clock(checkInTime) }),
    checkIn && !checkInTime && t('share.checkIn', { day: day(checkIn) }),
    checkOut && checkOutTime && t('share.checkOutUntil', { day: day(checkOut), time: format.clock(checkOutTime) }),
    checkOut && !checkOutTime && t('share.checkOut', { day: day(checkOut) }),
    ...rooms.flatMap(({ name, kind, travelers }, index) => [
      '',
      joinWithDots([t('guests.room', { number: index + 1 }), roomTexts.room(name, kind)]),
      ...travelers.map(({ name }) => name),
    ]),
  ]
  return <ShareText hint={t('share.hint')} lines={lines} />
}
