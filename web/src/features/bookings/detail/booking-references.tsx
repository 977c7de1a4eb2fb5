import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
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

interface BookingReferencesProps {
  reference: string
  details: BookingDetails | null | undefined
}

/** All references of a booking. */
export function BookingReferences({ reference, details }: BookingReferencesProps) {
  const { t } = useTranslation('bookings')
  const { supplierReference, agentReference, visaApplicationId, vatNumber, payment } = details ?? {}
  return (
    <Card as="section" px="5" pt="5" pb="3" aria-labelledby="references">
      <Text as="h2" id="references" textStyle="h2" mb="1">
        {t('references.title')}
      </Text>
      <dl>
        <Reference label={t('references.brn')} value={reference} />
        {supplierReference && <Reference label={t('references.supplier')} value={supplierReference} />}
        {agentReference && <Reference label={t('references.agent')} value={agentReference} />}
        {visaApplicationId && <Reference label={t('references.visa')} value={visaApplicationId} />}
        {vatNumber && <Reference label={t('references.vat')} value={vatNumber} />}
        {payment?.iban && <Reference label={t('references.iban')} value={payment.iban} copied={false} />}
      </dl>
    </Card>
  )
}
