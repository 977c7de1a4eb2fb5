import { Button, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import type { BookedStayFieldsFragment } from '#src/data/booked-stay.generated.ts'
import { copyText } from '#src/lib/browser/clipboard.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useRoomWords } from './use-room-words.ts'

export interface SharedStay {
  /** Name of the hotel. */
  readonly title: string | null
  /** Address and city in one line, empty when neither is known. */
  readonly place: string
  readonly reference: string
  readonly checkIn: string | null
  readonly checkOut: string | null
  readonly locationCode: string | null
  readonly details: Pick<BookedStayFieldsFragment, 'checkInTime' | 'checkOutTime' | 'rooms'> | null
}

/** Sends a booked stay to the travelers as text. It has no price. */
export function ShareStay(stay: SharedStay) {
  const { t } = useTranslation(['stay', 'components'])
  const [copied, setCopied] = useState(false)
  const text = useShareText(stay)
  return (
    <Card p="5">
      <Section title={t('share.title')}>
        <Text textStyle="small" color="fg.muted" mt="-2" mb="3">
          {t('share.hint')}
        </Text>
        <Grid templateColumns="repeat(auto-fit, minmax(176px, 1fr))" gap="2" maxW="420px">
          <Button asChild variant="outline">
            <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" />
              {t('share.whatsapp')}
            </a>
          </Button>
          <Button variant="outline" onClick={() => void copyText(text).then(setCopied)}>
            <Icon name={copied ? 'check' : 'copy'} />
            <span aria-live="polite">{copied ? t('components:copied') : t('share.copy')}</span>
          </Button>
        </Grid>
      </Section>
    </Card>
  )
}

/** The stay as lines of plain text, without the direction marks, word joiners and no-break spaces of the screen. */
function useShareText({ title, place, reference, checkIn, checkOut, locationCode, details }: SharedStay): string {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const roomWords = useRoomWords(locationCode)
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
      dotted([t('guests.room', { number: index + 1 }), roomWords.room(name, kind)]),
      ...travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    ]),
  ]
  return lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')
}
