import { Box, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { BookingRowFragment } from '../booking-row.generated.ts'

/** For a booking whose outcome is pending or unknown: do not book again. */
export function OutcomeNotice({ booking }: { booking: BookingRowFragment }) {
  const { t } = useTranslation('bookings')
  const { status, clientReference } = booking
  const kind = status === 'PENDING' ? 'pending' : 'unknown'
  return (
    <HStack
      as="section"
      align="flex-start"
      gap="3"
      p="5"
      borderRadius="l3"
      bg={`status.${kind}.bg`}
      color={`status.${kind}.fg`}
    >
      <Icon name={kind === 'pending' ? 'clock' : 'refresh'} size={20} />
      <Box>
        <Text as="h2" textStyle="h3">
          {t(`outcome.${kind}.title`)}
        </Text>
        <Text textStyle="small" mt="1">
          {t(`outcome.${kind}.text`)}
        </Text>
        {clientReference && (
          <HStack mt="2" gap="1.5" textStyle="micro" wrap="wrap">
            <span>{t('outcome.reference')}</span>
            <bdi dir="ltr">{clientReference}</bdi>
            <CopyButton iconOnly text={clientReference} label={t('outcome.copy')} />
          </HStack>
        )}
      </Box>
    </HStack>
  )
}
