import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { TravelerKind } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { fullName } from '#src/domain/full-name.ts'
import type { TravelersForm } from '../travelers/travelers-form.ts'

interface TravelersReminderProps {
  travelerKind: TravelerKind
  travelers: TravelersForm
  /** Number of travelers, such as `5 guests`. */
  count: string
  /** URL of the travelers step; undefined while travelers cannot be edited. */
  editUrl: string | undefined
}

/** Lead traveler and number of travelers, shown once more before paying. */
export function TravelersReminder({ travelerKind, travelers: { lead }, count, editUrl }: TravelersReminderProps) {
  const { t } = useTranslation('checkout')
  return (
    <Flex align="center" gap="3" mb="4">
      <Icon name="users" size={20} color="fg.subtle" />
      <Box flex="1" minW="0">
        <Text textStyle="small" color="fg.subtle">
          {t(`party.${travelerKind}.lead`)}
        </Text>
        <Box overflowWrap="anywhere">
          <DotSeparated>
            <Text as="span" fontWeight="semibold">
              <Name>{fullName(lead.firstName.trim(), lead.hasOneName ? '' : lead.lastName.trim())}</Name>
            </Text>
            <Text as="span" color="fg.muted">
              {count}
            </Text>
          </DotSeparated>
        </Box>
      </Box>
      {editUrl && (
        <Button asChild variant="plain" size="sm" flexShrink={0}>
          <Link to={editUrl}>{t(`party.${travelerKind}.edit`)}</Link>
        </Button>
      )}
    </Flex>
  )
}
