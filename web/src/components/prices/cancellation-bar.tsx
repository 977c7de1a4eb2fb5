import { Box, Flex, Grid, HStack, Text } from '@chakra-ui/react'
import { Chip } from '#src/components/layout/chip.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import {
  type CancellationSpan,
  type CancellationTerms,
  cancellationTimeline,
  noShowPenalty,
} from '#src/domain/cancellation-timeline.ts'
import type { YearDisplay } from '#src/domain/format/format.ts'
import type { Money } from '#src/domain/money.ts'
import { useSpanTexts } from './use-span-texts.ts'

const COLORS = { free: 'bar.free', part: 'bar.part', full: 'bar.full', unknown: 'bar.rest' } as const
/** Minimum share of a span, so that its label fits. Also applies without labels, so that a policy looks the same everywhere. */
const MIN_SHARE = 0.32
const GAP = '2px'

interface CancellationBarProps {
  policy: CancellationTerms
  checkIn: string
  now: Date
  /** Start of the bar, such as the time of booking. Defaults to now. */
  since?: string | undefined
  total?: Money | undefined
  /** Shows labels below the bar. Without labels, the bar only illustrates adjacent text. */
  labels?: boolean
  /** Shows the labels as a list at every width, for narrow columns. */
  stacked?: boolean
  /** Whether the policy no longer applies. The bar then does not mark the current time. */
  isOver?: boolean
  /** When dates include the year. */
  year?: YearDisplay
}

function useNoShowText() {
  const { t } = useTranslation('components')
  const { penalty: penaltyText } = useSpanTexts()
  return (policy: CancellationTerms, total: Money | undefined): string | undefined => {
    const penalty = noShowPenalty(policy, total)
    if (!penalty) return undefined
    if (penalty.kind === 'full') return t('cancellation.noShowFull')
    return penalty.kind === 'part'
      ? t('cancellation.noShowFee', { penalty: penaltyText(penalty) })
      : t('cancellation.noShow')
  }
}

/** Labels the first span by its end, because that span already applies, and all later spans by their start. */
function useSpanLabel(year: YearDisplay | undefined) {
  const { title, until, from } = useSpanTexts(year)
  return (span: CancellationSpan, isFirst: boolean, isLast: boolean): { title: string; hint: string | undefined } => ({
    title: title(span),
    hint: isFirst ? (isLast ? undefined : until(span.to)) : from(span.from),
  })
}

/** Cancellation fees until arrival as a bar of spans (free, partial, non-refundable), with a pin at the current time. */
export function CancellationBar(props: CancellationBarProps) {
  const { policy, checkIn, now, since, total, labels = false, stacked = false, isOver, year } = props
  const { t } = useTranslation('components')
  const label = useSpanLabel(year)
  const noShow = useNoShowText()(policy, total)
  const from = since ? Date.parse(since) : now.getTime()
  const spans = cancellationTimeline(policy, { from, checkIn, total })
  const totalLength = spans.reduce((sum, span) => sum + (span.to - span.from), 0)
  const shares = spans.map((span) => Math.max(MIN_SHARE, (span.to - span.from) / totalLength))
  // The bar and its labels share these columns, so that labels align with their spans.
  const columns = shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
  const texts = spans.map((span, index) => label(span, index === 0, index === spans.length - 1))
  const height = labels ? 8 : 6
  // A policy that never refunds needs no bar and no no-show text.
  const isNeverRefunded = spans.every(({ kind }) => kind === 'full')
  const notes = [...(noShow ? [noShow] : []), ...(spans.length > 1 ? [t('cancellation.makkahTimes')] : [])]
  if (isNeverRefunded) return labels ? <Chip icon="lock">{t('cancellation.nonRefundable')}</Chip> : undefined
  return (
    <Box>
      <Grid templateColumns={columns} columnGap={GAP} pt={labels ? '3' : '0'} aria-hidden>
        {spans.map((span) => (
          <Box
            key={span.from}
            position="relative"
            h={`${height}px`}
            bg={COLORS[span.kind]}
            data-drawing="bar"
            _first={{ borderStartRadius: 'full' }}
            _last={{ borderEndRadius: 'full' }}
          >
            {labels && !isOver && now.getTime() >= span.from && now.getTime() < span.to && (
              <Pin share={(now.getTime() - span.from) / (span.to - span.from)} height={height + 12} />
            )}
          </Box>
        ))}
      </Grid>
      {labels && (
        <>
          <Grid
            as="ul"
            listStyleType="none"
            templateColumns={{ base: 'minmax(0, 1fr)', md: stacked ? 'minmax(0, 1fr)' : columns }}
            columnGap={GAP}
            rowGap="1"
            mt="2.5"
          >
            {texts.map(({ title, hint }, index) => (
              <Flex
                as="li"
                key={spans[index]?.from}
                direction="column"
                minW="0"
                pe={{ base: '0', md: stacked ? '0' : '3' }}
                _last={{ pe: '0' }}
              >
                <HStack gap="2" align="baseline">
                  <Box
                    boxSize="2"
                    borderRadius="2px"
                    bg={COLORS[spans[index]?.kind ?? 'unknown']}
                    data-drawing="bar"
                    flexShrink={0}
                    hideFrom={stacked ? undefined : 'md'}
                    aria-hidden
                  />
                  <Text textStyle="small" fontWeight="semibold">
                    {title}
                  </Text>
                </HStack>
                <Text
                  textStyle="small"
                  color="fg.subtle"
                  // Aligned with the title, past the square.
                  ps={{ base: '4', md: stacked ? '4' : '0' }}
                >
                  {hint}
                </Text>
              </Flex>
            ))}
          </Grid>
          {notes.length > 0 && (
            <Text textStyle="small" color="fg.subtle" mt="2">
              {notes.join(' ')}
            </Text>
          )}
        </>
      )}
    </Box>
  )
}

/** Marks the current time at a fraction of its span, without crossing the span's edges. */
function Pin({ share, height }: { share: number; height: number }) {
  return (
    <Box
      position="absolute"
      bottom="0"
      h={`${height}px`}
      insetInlineStart={`clamp(3px, ${share * 100}%, 100% - 5px)`}
      w="2px"
      bg="fg"
      borderRadius="full"
      _before={{
        content: '""',
        position: 'absolute',
        top: '0',
        insetInlineStart: '-3px',
        boxSize: '8px',
        borderRadius: 'full',
        bg: 'fg',
      }}
    />
  )
}
