import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import type { TravelersForm } from '../travelers/travelers-form.ts'

interface TravelersReminderProps {
  travelers: TravelersForm
  /** Number of travelers, in words. */
  party: string
  /** Undefined while nothing can be changed. */
  editAddress: string | undefined
}

/** Who the booking is for, shown once more before paying. */
export function TravelersReminder({ travelers: { lead }, party, editAddress }: TravelersReminderProps) {
  const { t } = useTranslation('checkout')
  return (
    <Flex align="center" gap="3" mb="4">
      <Icon name="users" size={20} color="fg.subtle" />
      <Box flex="1" minW="0">
        <Text textStyle="micro" color="fg.subtle">
          {t('travelers.lead')}
        </Text>
        <HStack columnGap="2" rowGap="0" wrap="wrap" overflowWrap="anywhere">
          <Box as="bdi" fontWeight="600">
            {lead.firstName.trim()} {lead.lastName.trim()}
          </Box>
          <Text color="fg.muted">{party}</Text>
        </HStack>
      </Box>
      {editAddress && (
        <Button asChild variant="plain" size="sm" flexShrink={0}>
          <Link to={editAddress}>{t('pay.edit')}</Link>
        </Button>
      )}
    </Flex>
  )
}
