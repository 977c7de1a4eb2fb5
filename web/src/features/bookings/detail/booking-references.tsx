import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Part } from '#src/components/layout/surface.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import type { BookingDetails } from '../booking-types.ts'

function Reference({ label, value, copyable = true }: { label: string; value: string; copyable?: boolean }) {
  const { t } = useTranslation('bookings')
  return (
    <Flex
      align="center"
      gap="2"
      minH="38px"
      py="1"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Text as="dt" textStyle="small" color="fg.muted" flex="1">
        {label}
      </Text>
      <HStack as="dd" gap="2" textStyle="code" overflowWrap="anywhere">
        <bdi dir="ltr" translate="no">
          {value}
        </bdi>
        {copyable ? (
          <CopyButton iconOnly text={value} label={t('references.copy', { what: label })} />
        ) : (
          // Reserves the space of the button to align the values.
          <Box w="7" flexShrink={0} />
        )}
      </HStack>
    </Flex>
  )
}

/** References of a booking, except the booking reference, which the heading shows. Renders nothing if there are none. */
export function BookingReferences({ details }: { details: BookingDetails | null | undefined }) {
  const { t } = useTranslation('bookings')
  const { supplierReference, agentReference, visaApplicationId, vatNumber, payment } = details ?? {}
  const rows = [
    { key: 'supplier', value: supplierReference },
    { key: 'agent', value: agentReference },
    { key: 'visa', value: visaApplicationId },
    { key: 'vat', value: vatNumber },
    { key: 'iban', value: payment?.iban },
  ] as const
  const rowsWithValue = rows.flatMap(({ key, value }) => (value ? { key, value } : []))
  if (rowsWithValue.length === 0) return null
  return (
    <Part as="section" aria-labelledby="references">
      <Text as="h2" id="references" textStyle="h2" mb="1">
        {t('references.title')}
      </Text>
      <dl>
        {rowsWithValue.map(({ key, value }) => (
          <Reference key={key} label={t(`references.${key}`)} value={value} copyable={key !== 'iban'} />
        ))}
      </dl>
    </Part>
  )
}
