import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import {
  type CancellationSpan,
  type CancellationTerms,
  cancellationTimeline,
  noShowPenalty,
} from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

const COLOURS = { free: 'bar.free', part: 'bar.part', full: 'bar.full', unknown: 'bar.rest' } as const
/** A span stays wide enough to be seen, and its words to be read, however short its time. */
const LEAST_SHARE = { bare: 0.08, labelled: 0.24 }

interface CancellationBarProps {
  policy: CancellationTerms
  checkIn: string
  now: Date
  /** Where the bar begins; the moment of booking, or now when left out. */
  since?: string | undefined
  total?: Money | undefined
  /** Words under the bar; without them the bar is a picture beside a text that says the same. */
  labels?: boolean
  /** What was agreed once and no longer runs: no pin says where the bar stands today. */
  over?: boolean
}

type Penalty = Pick<CancellationSpan, 'percent' | 'amount'>

function usePenalty() {
  const format = useFormat()
  return ({ percent, amount }: Penalty) => (amount ? format.money(amount) : format.percent(percent ?? '0'))
}

function useNoShowWords() {
  const { t } = useTranslation('components')
  const penaltyOf = usePenalty()
  return (policy: CancellationTerms, total: Money | undefined): string | undefined => {
    const found = noShowPenalty(policy, total)
    if (!found) return undefined
    if (found.kind === 'full') return t('cancellation.noShowFull')
    return found.kind === 'part' ? t('cancellation.noShowFee', { penalty: penaltyOf(found) }) : t('cancellation.noShow')
  }
}

/** The first span holds already, so it names its end; the others name their beginning. */
function useSpanLabel() {
  const { t } = useTranslation('components')
  const format = useFormat()
  const penaltyOf = usePenalty()
  return (span: CancellationSpan, first: boolean, last: boolean): { title: string; hint: string | undefined } => {
    const instant = (at: number) => format.instant(new Date(at).toISOString())
    const until = last ? undefined : t('cancellation.until', { instant: instant(span.to) })
    const hint = first ? until : t('cancellation.from', { instant: instant(span.from) })
    if (span.kind === 'free') return { title: t('cancellation.free'), hint }
    if (span.kind === 'full') return { title: t('cancellation.noRefund'), hint }
    if (span.kind === 'unknown') return { title: t('cancellation.notStated'), hint }
    return { title: t('cancellation.fee', { penalty: penaltyOf(span) }), hint }
  }
}

/** What cancelling costs from now to the arrival: green, amber, red, with a pin at now. */
export function CancellationBar({ policy, checkIn, now, since, total, labels = false, over }: CancellationBarProps) {
  const { t } = useTranslation('components')
  const label = useSpanLabel()
  const noShow = useNoShowWords()(policy, total)
  const from = since ? Date.parse(since) : now.getTime()
  const spans = cancellationTimeline(policy, { from, checkIn, total })
  const whole = spans.reduce((sum, span) => sum + (span.to - span.from), 0)
  const shares = spans.map((span) =>
    Math.max(labels ? LEAST_SHARE.labelled : LEAST_SHARE.bare, (span.to - span.from) / whole),
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
  const notes = [...(noShow ? [noShow] : []), ...(spans.length > 1 ? [t('cancellation.makkahTimes')] : [])]
  return (
    <Box>
      <Box position="relative" pt={labels ? '3' : '0'} aria-hidden>
        <Flex gap="2px" borderRadius="full" overflow="hidden" h={`${height}px`}>
          {spans.map((span, index) => (
            <Box key={span.from} flex={shares[index]} bg={COLOURS[span.kind]} />
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
            direction={{ base: 'column', md: 'row' }}
            gap={{ base: '1', md: '2px' }}
            mt="2.5"
          >
            {texts.map(({ title, hint }, index) => (
              <Flex
                as="li"
                key={spans[index]?.from}
                flex={{ md: shares[index] }}
                direction={{ base: 'row', md: 'column' }}
                align={{ base: 'baseline', md: 'stretch' }}
                columnGap="2"
                minW="0"
                pe="2"
              >
                <HStack gap="2" flex={{ base: '1', md: 'none' }} align="baseline" minW="0">
                  <Box
                    boxSize="2"
                    borderRadius="2px"
                    bg={COLOURS[spans[index]?.kind ?? 'unknown']}
                    flexShrink={0}
                    hideFrom="md"
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

/** Place of the pin along the bar as drawn, 0 to 1; undefined when now is not on it. */
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
