import { HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect width="24" height="24" rx="6" fill="#0E3B40" />
      <path d="M6 19V11.5C6 8 8.5 6.5 12 4.5c3.5 2 6 3.5 6 7V19" fill="none" stroke="#F3EBD8" strokeWidth="1.7" />
      <path
        d="M9.3 19v-6.5c0-1.7 1.2-2.6 2.7-3.5 1.5.9 2.7 1.8 2.7 3.5V19"
        fill="none"
        stroke="#D2AA55"
        strokeWidth="1.7"
      />
    </svg>
  )
}

/** Two pointed arches and the product name. */
export function Logo({ large }: { large?: boolean }) {
  const { t } = useTranslation()
  return (
    <HStack as="span" gap={large ? '2.5' : '2'} flexShrink={0}>
      <Mark size={large ? 30 : 24} />
      <Text as="span" textStyle={large ? 'h1' : 'h2'}>
        {t('logo')}
      </Text>
    </HStack>
  )
}
