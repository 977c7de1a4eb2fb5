import { Flex } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const STAR = 'M10 1.8l2.5 5.4 5.9.6-4.4 4 1.3 5.8-5.3-3-5.3 3 1.3-5.8-4.4-4 5.9-.6z'

/** Stars of a hotel as a static drawing: a rating control on each of fifty cards is too slow. */
export function StarRating({ stars }: { stars: number }) {
  const { t } = useTranslation('components')
  return (
    <Flex
      as="span"
      role="img"
      aria-label={t('stars', { count: stars })}
      display="inline-flex"
      gap="1px"
      color="brass.fg"
      flexShrink={0}
    >
      {Array.from({ length: stars }, (_, index) => (
        <svg key={index} width="12" height="12" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
          <path d={STAR} />
        </svg>
      ))}
    </Flex>
  )
}
