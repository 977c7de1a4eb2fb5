import { Flex, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { useLoadingAttribute } from './use-loading-attribute.ts'

/** Tells screen readers that content is loading. */
export function Loading({ children }: { children?: string }) {
  const { t } = useTranslation('components')
  return <VisuallyHidden role="status">{children ?? t('loading')}</VisuallyHidden>
}

/** Placeholder for list rows, fading toward the bottom. */
export function SkeletonRows({ rows = 6, height = '62px' }: { rows?: number; height?: string }) {
  useLoadingAttribute()
  return (
    <Card overflow="hidden" animationStyle="pulse">
      <Loading />
      {Array.from({ length: rows }, (_, row) => (
        <Flex
          key={row}
          h={height}
          px="4"
          align="center"
          gap="4"
          borderTopWidth={row ? '1px' : 0}
          borderColor="border.muted"
          opacity={Math.max(0.25, 1 - row * 0.12)}
        >
          <Skeleton boxSize="11" borderRadius="l2" flexShrink={0} />
          <Stack gap="2" flex="1">
            <Skeleton h="3" w="60%" maxW="260px" />
            <Skeleton h="2.5" w="40%" maxW="180px" />
          </Stack>
          <Skeleton h="4" w="104px" />
        </Flex>
      ))}
    </Card>
  )
}

/** Placeholder for lines of text. */
export function SkeletonLines({ lines = 4 }: { lines?: number }) {
  useLoadingAttribute()
  return (
    <>
      <Loading />
      <Stack gap="3" animationStyle="pulse">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} h={line ? '3' : '4'} w={`${[45, 90, 75, 60][line % 4]}%`} />
        ))}
      </Stack>
    </>
  )
}

/** Placeholder for a panel of text lines. */
export const SkeletonCard = ({ lines }: { lines?: number }) => (
  <Card p="5">
    <SkeletonLines {...(lines && { lines })} />
  </Card>
)
