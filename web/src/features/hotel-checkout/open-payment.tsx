import { Box, Button, Flex, HStack, Spinner, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BookingStatus } from '#src/__generated__/schema.ts'
import { Card } from '#src/components/layout/card.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useViewerQuery } from '#src/data/viewer.generated.ts'
import { type BookingOutcomeQuery, useBookingOutcomeQuery } from './booking-outcome.generated.ts'
import { type Attempt, bookedDraft } from './checkout-draft.ts'
import type { Quote } from './quote-links.ts'
import type { UpdateDraft } from './use-draft.ts'

type Found = BookingOutcomeQuery['bookings']['items'][number]

interface OpenPaymentProps {
  attempt: Attempt
  /** What was to be paid, while it is still known. */
  quote?: Quote
  update: UpdateDraft
  /** The supplier has said no in the end. */
  onRefused: () => void
  /** Sends the same payment again; only offered when it may never have been received. */
  onSendAgain?: () => void
  onBooked?: () => void
}

const every = 5000

/** These end the waiting. With any other status the booking itself tells more. */
const endings: Partial<Record<BookingStatus, 'booked' | 'refused'>> = { CONFIRMED: 'booked', FAILED: 'refused' }

/**
 * A payment nobody has a clear answer to. Calm and violet, never red: the booking may exist, so nothing here offers another one.
 * The bookings of the company are read again and again until one of them carries our key.
 */
export function OpenPayment({ attempt, quote, update, onRefused, onSendAgain, onBooked }: OpenPaymentProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { data: viewer } = useViewerQuery()
  const { data } = useBookingOutcomeQuery({
    variables: { clientReference: attempt.key },
    fetchPolicy: 'network-only',
    pollInterval: every,
    skipPollAttempt: () => document.hidden,
  })
  const found = data?.bookings.items[0]
  const ending = found && endings[found.status]
  const amount = (found?.__typename === 'HotelBooking' ? found.total : null) ?? quote?.price.total

  useEffect(() => {
    if (!found || !ending) return
    if (ending === 'booked') {
      update(bookedDraft(found, quote))
      onBooked?.()
    } else {
      update({ attempt: null })
      onRefused()
    }
  }, [ending, found, onBooked, onRefused, quote, update])

  const neverArrived = attempt.lost && data?.bookings.complete === true && !found
  return (
    <Card p={{ base: '5', md: '8' }} role="status">
      <Flex gap="5" direction={{ base: 'column', md: 'row' }}>
        <Flex
          boxSize="11"
          borderRadius="l3"
          bg="status.unknown.bg"
          color="status.unknown.fg"
          align="center"
          justify="center"
          flexShrink={0}
        >
          <Icon name="clock" size={22} />
        </Flex>
        <Box minW="0" flex="1">
          <Text as="h2" textStyle="h1">
            {t('unknown.title')}
          </Text>
          <Text color="fg.muted" mt="2">
            {t('unknown.text', { email: viewer?.viewer.email ?? '' })}
          </Text>
          {amount && (
            <Text color="fg.muted" mt="2">
              {t(found ? 'unknown.setAside' : 'unknown.maybeSetAside', { amount: format.money(amount) })}
            </Text>
          )}
          <Reference attempt={attempt} found={found} />
          <HStack gap="2" mt="3" textStyle="small" color="fg.muted">
            <Spinner size="xs" color="status.unknown.fg" borderWidth="2px" />
            {t('unknown.checking')}
          </HStack>
          {neverArrived && onSendAgain && (
            <Box mt="5" pt="4" borderTopWidth="1px">
              <Text textStyle="small" color="fg.muted">
                {t('unknown.lost')}
              </Text>
              <Button variant="outline" mt="3" onClick={onSendAgain}>
                <Icon name="refresh" />
                {t('unknown.retry')}
              </Button>
            </Box>
          )}
          <HStack gap="2" mt="5" wrap="wrap">
            <Button asChild>
              <Link to={paths.bookings}>{t('unknown.bookings')}</Link>
            </Button>
            {found && (
              <Button asChild variant="outline">
                <Link to={paths.booking(found.id)}>{t('done.open')}</Link>
              </Button>
            )}
          </HStack>
        </Box>
      </Flex>
    </Card>
  )
}

function Reference({ attempt, found }: { attempt: Attempt; found: Found | undefined }) {
  const { t } = useTranslation('checkout')
  return (
    <Box mt="5" p="4" borderRadius="l3" bg="status.unknown.bg">
      <Text textStyle="micro" color="fg.muted">
        {t('unknown.reference')}
      </Text>
      <HStack gap="2" wrap="wrap" mt="0.5">
        <Text as="bdi" dir="ltr" textStyle="code" overflowWrap="anywhere">
          {attempt.key}
        </Text>
        <CopyButton text={attempt.key} label={t('unknown.copy')} />
        {found && (
          <StatusBadge status={found.status}>
            {found.status === 'UNRECOGNISED' ? found.rawStatus : undefined}
          </StatusBadge>
        )}
      </HStack>
    </Box>
  )
}
