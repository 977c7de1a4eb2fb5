import { Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoomWords } from '#src/components/hotels/use-room-words.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { copyText } from '#src/lib/browser/clipboard.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { BookedFacts } from '../../purchase.ts'
import { useBookedStay } from './use-booked-stay.ts'

/** Sends the stay to the travelers as text. It has no price. */
export function ShareStay({ booked }: { booked: BookedFacts }) {
  const { t } = useTranslation(['checkout', 'components'])
  const [copied, setCopied] = useState(false)
  const stay = useBookedStay(booked)
  const text = useShareText(booked, stay)
  if (stay.loading) return undefined
  return (
    <Card p={{ base: '4', md: '5' }}>
      <Section title={t('share.title')}>
        <Text textStyle="small" color="fg.muted" mt="-2" mb="3">
          {t('share.hint')}
        </Text>
        <HStack gap="2" wrap="wrap">
          <Button asChild variant="outline">
            <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
              <Icon name="phone" />
              {t('share.whatsapp')}
            </a>
          </Button>
          <Button variant="outline" onClick={() => void copyText(text).then(setCopied)}>
            <Icon name={copied ? 'check' : 'copy'} />
            <span aria-live="polite">{copied ? t('components:copied') : t('share.copy')}</span>
          </Button>
        </HStack>
      </Section>
    </Card>
  )
}

/** The stay as lines of plain text, without the direction marks and no-break spaces of the screen. */
function useShareText(
  { title, reference, from, to }: BookedFacts,
  { details, locationCode, place }: ReturnType<typeof useBookedStay>,
): string {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const roomWords = useRoomWords(locationCode)
  const { checkInTime, checkOutTime, rooms = [] } = details ?? {}
  const day = (date: string) => format.weekday(date, 'always')
  const lines = [
    title,
    place || null,
    t('share.reference', { reference }),
    from && checkInTime && t('share.checkInFrom', { day: day(from), time: format.clock(checkInTime) }),
    from && !checkInTime && t('share.checkIn', { day: day(from) }),
    to && checkOutTime && t('share.checkOutUntil', { day: day(to), time: format.clock(checkOutTime) }),
    to && !checkOutTime && t('share.checkOut', { day: day(to) }),
    ...rooms.flatMap(({ name, kind, travelers }, index) => [
      '',
      t('hotel.room', { room: index + 1, name: roomWords.room(name, kind) }),
      ...travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    ]),
  ]
  return lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ')
}
