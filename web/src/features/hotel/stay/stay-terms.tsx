import { Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/layout/card.tsx'
import { InfoLine } from '#src/components/layout/info-line.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { OwnDeadline } from '#src/components/prices/cancellation-notes.tsx'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'

interface StayTermsProps {
  /** The policy of all chosen rooms; null while a supplier has not stated one. */
  terms: CancellationTerms | null
  total: Money
  rooms: number
  checkIn: string
  now: Date
  headingRef: Ref<HTMLHeadingElement>
}

/** What cancelling the chosen rooms costs, all rooms together. */
export function StayTerms({ terms, total, rooms, checkIn, now, headingRef }: StayTermsProps) {
  const { t } = useTranslation('hotel')
  return (
    <Section title={t('plans.title')} headingRef={headingRef}>
      <Card p="5">
        {terms ? (
          <>
            <CancellationBar policy={terms} checkIn={checkIn} now={now} total={total} labels />
            <InfoLine>
              {rooms > 1 && <Text>{t('plans.allRooms')}</Text>}
              <OwnDeadline freeUntil={terms.freeUntil} />
            </InfoLine>
          </>
        ) : (
          <Text color="fg.muted">{t('plans.later')}</Text>
        )}
      </Card>
    </Section>
  )
}
