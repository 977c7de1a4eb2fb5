import { Flex } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const STAR = ' 1.8l2.5 5.4 5.9.6-4.4 4 1.3 5.8-5.3-3-5.3 3 1.3-5.8-4.4-4 5.9-.6z'
/** Distance between stars, in pixels and in units of the drawing. */
const step = 13
const stepUnits = (step / 12) * 20

/** Stars of a hotel as a single static drawing. A rating control or five drawings on each of fifty cards would be too slow. */
export function StarRating({ stars }: { stars: number }) {
  const { t } = useTranslation('components')
  return (
    <Flex
      as="span"
      role="img"
      aria-label={t('stars', { count: stars })}
      display="inline-flex"
      color="brass.fg"
      flexShrink={0}
    >
      <svg
        width={step * stars - 1}
        height="12"
        viewBox={`0 0 ${stepUnits * (stars - 1) + 20} 20`}
        fill="currentColor"
        aria-hidden
      >
        <path
          d={Array.from({ length: stars }, (_, star) => `M${(10 + stepUnits * star).toFixed(2)}${STAR}`).join('')}
        />
      </svg>
    </Flex>
  )
}
