import { Box, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { supportCode } from '#src/domain/support-code.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { isOutcomePending } from '../outcome-pending.ts'
import { AskAgain } from './ask-again.tsx'

function noticeOf(booking: BookingRowFragment) {
  if (booking.needsAgentSince) return isOutcomePending(booking) ? 'needsAgent' : 'cancellationNeedsAgent'
  return booking.status === 'PENDING' ? 'pending' : 'unknown'
}

/** Notice for a booking with a pending or unknown outcome: do not book again. After half an hour, it says what the agent can do. */
export function OutcomeNotice({ booking }: { booking: BookingRowFragment }) {
  const { t } = useTranslation('history')
  const { id, reference, clientReference, needsAgentSince } = booking
  const notice = noticeOf(booking)
  const tint = notice === 'pending' ? 'pending' : 'unknown'
  // Suppliers know the booking's reference. Support also knows the key.
  const shown = needsAgentSince ? reference : clientReference && supportCode(clientReference)
  return (
    <HStack
      as="section"
      align="flex-start"
      gap="3"
      p="5"
      borderRadius="l3"
      bg={`status.${tint}.bg`}
      color={`status.${tint}.fg`}
    >
      <Icon name={notice === 'pending' ? 'clock' : needsAgentSince ? 'alert' : 'refresh'} size={20} />
      <Box>
        <Text as="h2" textStyle="h3">
          {t(`outcome.${notice}.title`)}
        </Text>
        <Text textStyle="small" mt="1">
          {t(`outcome.${notice}.text`)}
        </Text>
        {shown && (
          <HStack mt="2" gap="1.5" textStyle="small" wrap="wrap">
            <span>{t('outcome.reference')}</span>
            <bdi dir="ltr" translate="no">
              {shown}
            </bdi>
            <CopyButton iconOnly text={shown} label={t('outcome.copy')} />
          </HStack>
        )}
        {needsAgentSince && <AskAgain bookingId={id} />}
      </Box>
    </HStack>
  )
}
