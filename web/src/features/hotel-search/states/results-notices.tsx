import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchResults } from '../use-results.ts'
import { unreadableHotels } from './unreadable-hotels.ts'

interface ResultsNoticesProps {
  results: SearchResults
  now: Date
  onSearchAgain: () => void
}

/** What the agent should know about results that are good otherwise: old prices, missing suppliers, unreadable hotels. */
export function ResultsNotices({ results, now, onSearchAgain }: ResultsNoticesProps) {
  const { t } = useTranslation('hotels')
  const expired = Date.parse(results.expiresAt) <= now.getTime()
  const unreadable = unreadableHotels(results)
  const messages = results.warnings
    .filter(({ code, count }) => code !== 'ROW_UNREADABLE' || count === null)
    .map(({ message }) => message)
  const texts = [
    ...(expired ? [t('expired')] : []),
    ...(unreadable > 0 ? [t('unreadable', { count: unreadable })] : []),
    ...new Set(messages),
  ]
  if (texts.length === 0) return null
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
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
      {(expired || (!results.complete && !results.searching)) && (
        <Button variant="plain" size="sm" color="inherit" flexShrink={0} onClick={onSearchAgain}>
          {t('searchAgain')}
        </Button>
      )}
    </Flex>
  )
}
