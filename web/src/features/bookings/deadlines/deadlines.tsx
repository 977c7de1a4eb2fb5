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
import { agendaLink } from '../agenda/agenda-link.ts'
import { useDeadlinesQuery } from './deadlines.generated.ts'
import { TightenedNotice } from '../tightened-notice.tsx'
import { nextDeadlines } from './next-deadlines.ts'

const storageKey = 'deadlines-hidden.1'
const shownRows = 3

const firstOnPhones = { '& > li:not(:first-of-type)': { display: { base: 'none', md: 'list-item' } } }

/**
 * Deadlines of the next 72 hours, above the bookings list. Collapsed to one line on phones, in short windows and above compact rows. Renders nothing
 * if nothing is due or the gateway does not state deadlines.
 */
export function Deadlines({ compact }: { compact: boolean }) {
  const { t } = useTranslation(['worklist', 'home'])
  const agenda = useDeadlinesQuery({ fetchPolicy: 'cache-and-network' }).data?.agenda
  const format = useFormat()
  const now = useNow(60_000)
  const id = useId()
  const isShort = useIsShortWindow()
  const isPhone = useIsPhone()
  const [chosen, setHidden] = useState(() => readPrivate('browser', storageKey))
  const isHidden = typeof chosen === 'boolean' ? chosen : isShort || isPhone || compact
  if (!agenda) return null
  const { unpaid, freeCancellation } = agenda
  const due = nextDeadlines({ unpaid: unpaid.items, freeCancellation: freeCancellation.items }, now)
  const [first] = due
  if (!first) return null

  const toggleText = t(isHidden ? 'deadlines.show' : 'deadlines.hide')
  function toggle() {
    writePrivate('browser', storageKey, !isHidden)
    setHidden(!isHidden)
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
                count: due.length,
                time: format.duration(Date.parse(first.at) - now.getTime()),
              })}
            </Text>
          )}
          {freeCancellation.totalCount > 1 && (
            <Button
              asChild
              variant="plain"
              size="sm"
              hideFrom={freeCancellation.totalCount > shownRows ? undefined : 'md'}
            >
              <Link to={agendaLink('FREE_CANCELLATION')}>
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
      <TightenedNotice bookings={due.map(({ booking }) => booking)} />
      <Card as="ul" id={id} hidden={isHidden} listStyleType="none" overflow="hidden" css={firstOnPhones}>
        {due.slice(0, shownRows).map(({ kind, booking }) => {
          const Row = kind === 'payment' ? UnpaidRow : DeadlineRow
          return <Row key={booking.id} booking={booking} />
        })}
      </Card>
    </Section>
  )
}
