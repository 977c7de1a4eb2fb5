import { Box, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { supportCode } from '#src/domain/support-code.ts'
import { TextLink } from '#src/components/layout/text-link.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { isAwaitingCard, isOutcomePending } from '../outcome-pending.ts'
import { AskAgain } from './ask-again.tsx'
import type { BookingDetailFragment } from './booking-detail.generated.ts'

const icons = {
  card: 'card',
  pending: 'clock',
  unknown: 'refresh',
  needsAgent: 'alert',
  cancellationNeedsAgent: 'alert',
} as const
const tints: Partial<Record<keyof typeof icons, 'unpaid' | 'pending'>> = { card: 'unpaid', pending: 'pending' }

function selectNotice(booking: BookingRowFragment): keyof typeof icons {
  if (booking.needsAgentSince) return isOutcomePending(booking) ? 'needsAgent' : 'cancellationNeedsAgent'
  if (booking.paymentStatus === 'UNPAID' && isAwaitingCard(booking)) return 'card'
  return booking.status === 'PENDING' ? 'pending' : 'unknown'
}

/**
 * Notice for a booking with a pending or unknown outcome. It asks the agent not to book again and, after half an hour, shows what the agent can
 * do. For a booking that is waiting for a card payment, it links to the payment while the provider's page is open.
 */
export function OutcomeNotice({ booking }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation('history')
  const { id, reference, clientReference, needsAgentSince, details } = booking
  const notice = selectNotice(booking)
  const tint = tints[notice] ?? 'unknown'
  const cardPayment = details?.payment?.cardPayment
  // Suppliers know the booking reference. Support can also find a booking by its client reference.
  const contactReference = needsAgentSince ? reference : clientReference && supportCode(clientReference)
  const supportReference = notice === 'card' ? null : contactReference
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
      <Icon name={icons[notice]} size={20} />
      <Box>
        <Text as="h2" textStyle="h3">
          {t(`outcome.${notice}.title`)}
        </Text>
        <Text textStyle="small" mt="1">
          {t(`outcome.${notice}.text`)}
        </Text>
        {supportReference && (
          <HStack mt="2" gap="1.5" textStyle="small" wrap="wrap">
            <span>{t('outcome.reference')}</span>
            <bdi dir="ltr" translate="no">
              {supportReference}
            </bdi>
            <CopyButton iconOnly text={supportReference} label={t('outcome.copy')} />
          </HStack>
        )}
        {notice === 'card' && cardPayment?.pageUrl && (
          <Box mt="2" textStyle="small">
            <TextLink to={paths.cardPayment(cardPayment.id)}>{t('outcome.cardPage')}</TextLink>
          </Box>
        )}
        {needsAgentSince && <AskAgain bookingId={id} />}
      </Box>
    </HStack>
  )
}
