import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface ResultsNoticesProps {
  results: {
    readonly expiresAt: string
    readonly complete: boolean
    readonly warnings: readonly { code: string; message: string; count: number | null }[]
  }
  /** Text about rows that could not be read; undefined if all rows could be read. */
  unreadableText: string | undefined
  now: Date
  /** Whether suppliers are still searching. Until they finish, none counts as missing. */
  searching?: boolean
  onSearchAgain: () => void
}

/** Warnings about usable results: old prices, missing suppliers, unreadable rows. */
export function ResultsNotices({
  results,
  unreadableText,
  now,
  searching = false,
  onSearchAgain,
}: ResultsNoticesProps) {
  const { t } = useTranslation('listing')
  const expired = Date.parse(results.expiresAt) <= now.getTime()
  const messages = results.warnings
    .filter(({ code, count }) => code !== 'ROW_UNREADABLE' || count === null)
    .map(({ message }) => message)
  const texts = [...(expired ? [t('expired')] : []), ...(unreadableText ? [unreadableText] : []), ...new Set(messages)]
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
      {(expired || (!results.complete && !searching)) && (
        <Button variant="plain" size="sm" color="inherit" flexShrink={0} onClick={onSearchAgain}>
          {t('searchAgain')}
        </Button>
      )}
    </Flex>
  )
}
