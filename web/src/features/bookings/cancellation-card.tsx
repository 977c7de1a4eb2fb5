import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/layout/card.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { BookingFile } from './booking-file.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { type CancellationRule, reasonsOf, rulesOf, shareLeft, standingOf } from './cancellation-rules.ts'
import { useCancellation } from './use-cancellation.ts'
import { useDeadlineWords } from './use-deadline-words.ts'
import { WaitingRing } from './waiting-ring.tsx'

type CancellationCardProps = {
  booking: BookingFile
  now: Date
  /** A cancellation was sent and nobody knows yet what came of it. */
  doubtful: boolean
  onDoubt: () => void
}

const finished = new Set(['CANCELLED', 'FAILED', 'UNKNOWN', 'PENDING'])

/** Whether the booking can be cancelled now, and if not, which rule says so and until when. */
export function CancellationCard({ booking, now, doubtful, onDoubt }: CancellationCardProps) {
  const { t } = useTranslation('bookings')
  const cancelling = useCancellation(booking, onDoubt)
  const { cancellation, status } = booking
  const standing = standingOf(cancellation)
  if (finished.has(status) && cancelling.step === 'idle') return null

  return (
    <Card as="section" p="5">
      <HStack gap="4" align="flex-start">
        {standing === 'waiting' && cancellation.availableFrom ? (
          <WaitingRing
            until={cancellation.availableFrom}
            share={shareLeft({ createdAt: booking.createdAt, availableFrom: cancellation.availableFrom }, now)}
          />
        ) : (
          <Standing met={standing === 'eligible'} />
        )}
        <Box>
          <Text as="h2" textStyle="h3">
            {t(`cancellation.${standing}`)}
          </Text>
          <Text textStyle="small" color="fg.muted" mt="0.5">
            <StandingText booking={booking} now={now} />
          </Text>
        </Box>
      </HStack>
      <Stack as="ul" gap="0" mt="4" listStyleType="none">
        {rulesOf(cancellation).map((rule) => (
          <Rule key={rule.name} rule={rule} />
        ))}
      </Stack>
      <Button
        variant="outline"
        w="full"
        mt="3"
        disabled={standing !== 'eligible' || doubtful}
        loading={cancelling.step === 'quoting'}
        onClick={() => void cancelling.ask()}
      >
        {t('cancel.open')}
      </Button>
      <CancelDialog booking={booking} cancelling={cancelling} now={now} />
    </Card>
  )
}

function Standing({ met }: { met: boolean }) {
  const tint = met ? 'confirmed' : 'cancelled'
  return (
    <Flex
      boxSize="10"
      borderRadius="full"
      bg={`status.${tint}.bg`}
      color={`status.${tint}.fg`}
      align="center"
      justify="center"
      flexShrink={0}
    >
      <Icon name={met ? 'check' : 'lock'} size={20} />
    </Flex>
  )
}

function StandingText({ booking, now }: { booking: BookingFile; now: Date }) {
  const { t } = useTranslation('bookings')
  const deadlineWords = useDeadlineWords()
  const { cancellation, freeCancellationUntil } = booking
  if (!cancellation.eligible) return reasonsOf(cancellation).join(' ')
  if (!freeCancellationUntil) return t('cancellation.askForRefund')
  const free = Date.parse(freeCancellationUntil) > now.getTime()
  return t(free ? 'cancellation.freeUntil' : 'cancellation.noLongerFree', {
    deadline: deadlineWords(freeCancellationUntil),
  })
}

function Rule({ rule: { name, met } }: { rule: CancellationRule }) {
  const { t } = useTranslation('bookings')
  const colour = met ? 'status.confirmed.fg' : 'status.pending.fg'
  return (
    <Flex as="li" align="center" gap="2.5" minH="38px" borderTopWidth="1px" borderColor="border.muted">
      <Icon name={met ? 'check' : name === 'wait' ? 'clock' : 'close'} size={15} color={colour} />
      <Text textStyle="small" flex="1">
        {t(`cancellation.rules.${name}`)}
      </Text>
      <Text textStyle="micro" fontWeight="600" color={colour}>
        {t(met ? 'cancellation.met' : 'cancellation.notMet')}
      </Text>
    </Flex>
  )
}
