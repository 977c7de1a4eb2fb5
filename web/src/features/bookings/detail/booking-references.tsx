import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Part } from '#src/components/layout/surface.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import type { BookingDetails } from '../booking-kind.ts'

function Reference({ label, value, copied = true }: { label: string; value: string; copied?: boolean }) {
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
        {copied ? (
          <CopyButton iconOnly text={value} label={t('references.copy', { what: label })} />
        ) : (
          // Reserves the button's space, so that all values end at the same edge.
          <Box w="7" flexShrink={0} />
        )}
      </HStack>
    </Flex>
  )
}

/** Other references of a booking; the heading shows the booking's own. Renders nothing without any. */
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
  const known = rows.flatMap(({ key, value }) => (value ? { key, value } : []))
  if (known.length === 0) return null
  return (
    <Part as="section" aria-labelledby="references">
      <Text as="h2" id="references" textStyle="h2" mb="1">
        {t('references.title')}
      </Text>
      <dl>
        {known.map(({ key, value }) => (
          <Reference key={key} label={t(`references.${key}`)} value={value} copied={key !== 'iban'} />
        ))}
      </dl>
    </Part>
  )
}
