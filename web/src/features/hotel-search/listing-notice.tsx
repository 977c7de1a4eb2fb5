import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/components/icons/icon.tsx'
import type { Listing } from './use-listing.ts'

interface ListingNoticesProps {
  listing: Listing
  now: Date
  onAgain: () => void
}

/** What an agent should know about results that are good otherwise: a supplier is missing, or the prices are old. */
export function ListingNotices({ listing, now, onAgain }: ListingNoticesProps) {
  const { t } = useTranslation('hotels')
  const expired = Date.parse(listing.expiresAt) <= now.getTime()
  const texts = [...new Set(listing.warnings.map((warning) => warning.message))]
  if (!expired && texts.length === 0) return null
  return (
    <Flex
      role="status"
      mb="3.5"
      px="4"
      py="2.5"
      minH="11"
      gap="2.5"
      align="center"
      borderRadius="l3"
      bg="status.pending.bg"
      color="status.pending.fg"
      textStyle="small"
    >
      <Icon name="info" />
      <Stack gap="0.5" flex="1" minW="0">
        {expired && <Text>{t('expired')}</Text>}
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
      {(expired || !listing.complete) && (
        <Button variant="plain" size="sm" color="inherit" flexShrink={0} onClick={onAgain}>
          {t('searchAgain')}
        </Button>
      )}
    </Flex>
  )
}
