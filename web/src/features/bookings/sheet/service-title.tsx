import { Box, Text } from '@chakra-ui/react'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface ServiceTitleProps {
  title: string
  /** `YYYY-MM-DD`; null if the gateway does not send it. */
  day: string | null
  facts: readonly (string | false | null)[]
}

/** Service, day and company at the top of a sheet. */
export function ServiceTitle({ title, day, facts }: ServiceTitleProps) {
  const format = useFormat()
  return (
    <Box>
      <Text textStyle="h1">
        <bdi>{title}</bdi>
      </Text>
      <Text color="fg.muted">
        {joinWithDots([day && `${format.weekday(day, 'always')} (${format.hijri(day)})`, ...facts])}
      </Text>
    </Box>
  )
}
