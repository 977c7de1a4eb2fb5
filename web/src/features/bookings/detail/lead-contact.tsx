import { HStack, Text } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { formatPhone } from '#src/domain/phone.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

export interface LeadContactProps {
  contact: { readonly email: string | null; readonly phone: string | null; readonly address: string | null }
}

/** The lead traveler's contact data. */
export function LeadContact({ contact: { email, phone, address } }: LeadContactProps) {
  const { t } = useTranslation('bookings')
  return (
    <HStack
      mt="4"
      pt="3"
      columnGap="4"
      rowGap="1"
      borderTopWidth="1px"
      borderColor="border.muted"
      textStyle="small"
      wrap="wrap"
    >
      <Text as="h3" textStyle="small" color="fg.muted" w={{ base: 'full', md: 'auto' }}>
        {t('guests.contact')}
      </Text>
      {email && (
        <HStack gap="1.5">
          <Icon name="mail" color="fg.subtle" />
          <bdi dir="ltr" translate="no">
            {email}
          </bdi>
        </HStack>
      )}
      {phone && (
        <HStack gap="1.5">
          <Icon name="phone" color="fg.subtle" />
          <bdi dir="ltr" translate="no">
            {formatPhone(phone)}
          </bdi>
        </HStack>
      )}
      {address && (
        <HStack gap="1.5">
          <Icon name="pin" color="fg.subtle" />
          <bdi>{address}</bdi>
        </HStack>
      )}
    </HStack>
  )
}
