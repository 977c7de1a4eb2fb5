import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import {
  type CancellationSpan,
  type CancellationTerms,
  type Penalty,
  cancellationTimeline,
  noShowPenalty,
} from '#src/domain/cancellation-timeline.ts'
import type { Year } from '#src/domain/format.ts'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

const COLORS = { free: 'bar.free', part: 'bar.part', full: 'bar.full', unknown: 'bar.rest' } as const
/** Minimum share of the bar, so that a short span stays visible and its label readable. */
const MIN_SHARE = { bare: 0.08, labeled: 0.32 }

interface CancellationBarProps {
  policy: CancellationTerms
  checkIn: string
  now: Date
  /** Start of the bar: the moment of booking, or now when left out. */
  since?: string | undefined
  total?: Money | undefined
  /** Labels under the bar. Without them the bar only illustrates a text beside it. */
  labels?: boolean
  /** Labels as a list at every width, for a narrow column. */
  stacked?: boolean
  /** The policy no longer applies, so no pin marks today. */
  over?: boolean
  /** Whether the dates name their year. */
  year?: Year
}

function usePenalty() {
  const format = useFormat()
  return ({ percent, amount }: Pick<Penalty, 'percent' | 'amount'>) =>
    amount ? format.money(amount) : format.percent(percent ?? '0')
}

function useNoShowText() {
  const { t } = useTranslation('components')
  const penaltyOf = usePenalty()
  return (policy: CancellationTerms, total: Money | undefined): string | undefined => {
    const found = noShowPenalty(policy, total)
    if (!found) return undefined
    if (found.kind === 'full') return t('cancellation.noShowFull')
    return found.kind === 'part' ? t('cancellation.noShowFee', { penalty: penaltyOf(found) }) : t('cancellation.noShow')
  }
}

/** The first span names its end, as it applies already; the others name their start. */
function useSpanLabel(year: Year = 'whenFar') {
  const { t } = useTranslation('components')
  const format = useFormat()
  const penaltyOf = usePenalty()
  return (span: CancellationSpan, first: boolean, last: boolean): { title: string; hint: string | undefined } => {
    const instant = (at: number) => format.instant(new Date(at).toISOString(), { year })
    const until = last ? undefined : t('cancellation.until', { instant: instant(span.to) })
    const hint = first ? until : t('cancellation.from', { instant: instant(span.from) })
    if (span.kind === 'free') return { title: t('cancellation.free'), hint }
    if (span.kind === 'full') return { title: t('cancellation.noRefund'), hint }
    if (span.kind === 'unknown') return { title: t('cancellation.notStated'), hint }
    return { title: t('cancellation.fee', { penalty: penaltyOf(span) }), hint }
  }
}

/** What cancelling costs from now until arrival: free, part, no refund, with a pin at now. */
export function CancellationBar(props: CancellationBarProps) {
  const { policy, checkIn, now, since, total, labels = false, stacked = false, over, year } = props
  const { t } = useTranslation('components')
  const label = useSpanLabel(year)
  const noShow = useNoShowText()(policy, total)
  const from = since ? Date.parse(since) : now.getTime()
  const spans = cancellationTimeline(policy, { from, checkIn, total })
  const whole = spans.reduce((sum, span) => sum + (span.to - span.from), 0)
  const shares = spans.map((span) =>
    Math.max(labels ? MIN_SHARE.labeled : MIN_SHARE.bare, (span.to - span.from) / whole),
  )
  const sum = shares.reduce((a, b) => a + b, 0)
  const pin = over
    ? undefined
    : pinPosition(
        spans,
        shares.map((share) => share / sum),
        now.getTime(),
      )
  const texts = spans.map((span, index) => label(span, index === 0, index === spans.length - 1))
  const height = labels ? 8 : 6
  // A no-show adds nothing to a policy that never refunds, and a bar red from end to end only repeats its text.
  const isNeverRefunded = spans.every(({ kind }) => kind === 'full')
  const notes = [
    ...(noShow && !isNeverRefunded ? [noShow] : []),
    ...(spans.length > 1 ? [t('cancellation.makkahTimes')] : []),
  ]
  return (
    <Box>
      <Box position="relative" pt={labels ? '3' : '0'} hidden={isNeverRefunded} aria-hidden>
        <Flex gap="2px" borderRadius="full" overflow="hidden" h={`${height}px`}>
          {spans.map((span, index) => (
            <Box key={span.from} flex={shares[index]} bg={COLORS[span.kind]} />
          ))}
        </Flex>
        {labels && pin !== undefined && (
          <Box
            position="absolute"
            top="0"
            h={`${height + 12}px`}
            insetInlineStart={`${pin * 100}%`}
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
        )}
      </Box>
      {labels && (
        <>
          <Flex
            as="ul"
            listStyleType="none"
            direction={{ base: 'column', md: stacked ? 'column' : 'row' }}
            gap={{ base: '1', md: stacked ? '1' : '2px' }}
            mt={isNeverRefunded ? '0' : '2.5'}
          >
            {texts.map(({ title, hint }, index) => (
              <Flex
                as="li"
                key={spans[index]?.from}
                flex={stacked ? undefined : { md: shares[index] }}
                direction={{ base: 'row', md: stacked ? 'row' : 'column' }}
                align={{ base: 'baseline', md: stacked ? 'baseline' : 'stretch' }}
                wrap="wrap"
                columnGap="2"
                minW="0"
                pe={{ base: '0', md: stacked ? '0' : '4' }}
              >
                <HStack gap="2" flex={{ base: '1', md: stacked ? '1' : 'none' }} align="baseline" minW="0">
                  <Box
                    boxSize="2"
                    borderRadius="2px"
                    bg={COLORS[spans[index]?.kind ?? 'unknown']}
                    flexShrink={0}
                    hideFrom={stacked || isNeverRefunded ? undefined : 'md'}
                    aria-hidden
                  />
                  <Text textStyle="small" fontWeight="600">
                    {title}
                  </Text>
                </HStack>
                <Text textStyle="micro" color="fg.subtle">
                  {hint}
                </Text>
              </Flex>
            ))}
          </Flex>
          {notes.length > 0 && (
            <Text textStyle="micro" color="fg.subtle" mt="2">
              {notes.join(' ')}
            </Text>
          )}
        </>
      )}
    </Box>
  )
}

/** Position of the pin along the drawn bar, 0 to 1; undefined when now is outside it. */
function pinPosition(spans: readonly CancellationSpan[], shares: readonly number[], now: number): number | undefined {
  let before = 0
  for (const [index, span] of spans.entries()) {
    const share = shares[index] ?? 0
    if (now >= span.from && now <= span.to)
      return Math.max(0.012, before + (share * (now - span.from)) / (span.to - span.from))
    before += share
  }
  return undefined
}
