import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useIsPhone, useIsShortWindow } from '#src/lib/browser/window-size.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { DeadlineRow } from '../agenda/deadline-row.tsx'
import { UnpaidRow } from '../agenda/unpaid-row.tsx'
import { agendaUrl } from '../agenda/agenda-url.ts'
import { useDeadlinesQuery } from './deadlines.generated.ts'
import { TightenedNotice } from '../tightened-notice.tsx'
import { findNextDeadlines } from './next-deadlines.ts'

const storageKey = 'deadlines-hidden.1'
const maxRows = 3

const onlyFirstOnPhones = { '& > li:not(:first-of-type)': { display: { base: 'none', md: 'list-item' } } }

/**
 * Deadlines within 72 hours, above the bookings list. Collapsed by default on phones, in short windows and above compact rows. Renders nothing
 * if there are none or the gateway does not send deadlines.
 */
export function Deadlines({ compact }: { compact: boolean }) {
  const { t } = useTranslation(['worklist', 'home'])
  const agenda = useDeadlinesQuery({ fetchPolicy: 'cache-and-network' }).data?.agenda
  const format = useFormat()
  const now = useNow(60_000)
  const id = useId()
  const isShort = useIsShortWindow()
  const isPhone = useIsPhone()
  const [storedChoice, setStoredChoice] = useState(() => readPrivate('browser', storageKey))
  const isHidden = typeof storedChoice === 'boolean' ? storedChoice : isShort || isPhone || compact
  if (!agenda) return null
  const { unpaid, freeCancellation } = agenda
  const deadlines = findNextDeadlines({ unpaid: unpaid.items, freeCancellation: freeCancellation.items }, now)
  const [nextDeadline] = deadlines
  if (!nextDeadline) return null

  const toggleText = t(isHidden ? 'deadlines.show' : 'deadlines.hide')
  function toggle() {
    writePrivate('browser', storageKey, !isHidden)
    setStoredChoice(!isHidden)
  }
  return (
    <Section
      title={t('deadlines.title')}
      mb="4"
      aside={
        <HStack gap="1" flexShrink={0}>
          {isHidden && (
            <Text textStyle="small" color="fg.muted" hideBelow="sm">
              {t('deadlines.folded', {
                count: deadlines.length,
                time: format.duration(Date.parse(nextDeadline.at) - now.getTime()),
              })}
            </Text>
          )}
          {freeCancellation.totalCount > 1 && (
            <Button
              asChild
              variant="plain"
              size="sm"
              hideFrom={freeCancellation.totalCount > maxRows ? undefined : 'md'}
            >
              <Link to={agendaUrl('FREE_CANCELLATION')}>
                {t('home:agenda.all', { count: freeCancellation.totalCount })}
              </Link>
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={toggleText}
            aria-expanded={!isHidden}
            aria-controls={id}
            onClick={toggle}
          >
            <Box as="span" hideBelow="md">
              {toggleText}
            </Box>
            <Icon name={isHidden ? 'down' : 'up'} size={14} />
          </Button>
        </HStack>
      }
    >
      <TightenedNotice bookings={deadlines.map(({ booking }) => booking)} />
      <Card as="ul" id={id} hidden={isHidden} listStyleType="none" overflow="hidden" css={onlyFirstOnPhones}>
        {deadlines.slice(0, maxRows).map(({ kind, booking }) => {
          const Row = kind === 'payment' ? UnpaidRow : DeadlineRow
          return <Row key={booking.id} booking={booking} />
        })}
      </Card>
    </Section>
  )
}
