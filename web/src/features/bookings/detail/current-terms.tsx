import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useDeadlineText } from '#src/components/dates/use-deadline-text.ts'
import { SupplierText } from '#src/components/hotels/supplier-text.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { useSpanTexts } from '#src/components/prices/use-span-texts.ts'
import { areFeesKnown } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import type { BookingFacts } from '../booking-types.ts'
import { type ChangedSpan, compareTerms } from '../cancel/changed-terms.ts'

interface CurrentTermsProps {
  facts: BookingFacts
  createdAt: string | null
  total: Money | undefined
  now: Date
}

/** The supplier's current terms with their differences from the accepted terms. Renders nothing if there are none. */
export function CurrentTerms({ facts: { terms, currentTerms, startsOn }, createdAt, total, now }: CurrentTermsProps) {
  const { t } = useTranslation('cancel')
  const deadlineText = useDeadlineText()
  if (!terms || !currentTerms || !total) return null
  const changed = compareTerms({ accepted: terms, current: currentTerms, now: now.getTime(), total })
  if (!changed) return null
  const { kind, freeUntil, spans } = changed
  const instant = freeUntil === null ? '' : deadlineText(new Date(freeUntil).toISOString())
  return (
    <Box borderTopWidth="1px" borderColor="border.muted" mt="5" pt="4">
      <Text as="h3" textStyle="h3" mb="3">
        {t('currentTerms.title')}
      </Text>
      {startsOn && kind !== 'refused' && (
        <CancellationBar
          policy={currentTerms}
          checkIn={startsOn}
          now={now}
          since={createdAt ?? undefined}
          total={total}
        />
      )}
      <Box mt="3">
        <Callout tone={kind === 'cheaper' ? 'note' : 'warn'}>
          {t(`currentTerms.${kind}`, { instant })} {t('currentTerms.applies')}
        </Callout>
      </Box>
      <Box as="ul" listStyleType="none" mt="2">
        {spans.map((span) => (
          <FeeDifference key={span.from} span={span} now={now} />
        ))}
      </Box>
      <SupplierText folded={areFeesKnown(currentTerms, total)}>{currentTerms.supplierText}</SupplierText>
    </Box>
  )
}

/** Current fee in a time span, next to the accepted fee. */
function FeeDifference({ span: { from, to, accepted, current, isHigher }, now }: { span: ChangedSpan; now: Date }) {
  const { t } = useTranslation('cancel')
  const texts = useSpanTexts()
  const bounds = [
    ...(from > now.getTime() ? [texts.from(from)] : []),
    ...(Number.isFinite(to) ? [texts.until(to)] : []),
  ]
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="4"
      alignItems="baseline"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Text textStyle="small" color="fg.muted">
        {bounds.join(' – ')}
      </Text>
      <Flex wrap="wrap" columnGap="2" align="baseline" textStyle="small">
        <Flex
          as="span"
          align="center"
          gap="1"
          fontWeight="semibold"
          color={isHigher ? 'status.pending.fg' : 'status.confirmed.fg'}
        >
          <Icon name={isHigher ? 'alert' : 'check'} size={14} />
          {texts.title(current)}
        </Flex>
        <Text as="span" color="fg.muted">
          {t('currentTerms.accepted', { terms: texts.title(accepted) })}
        </Text>
      </Flex>
    </Grid>
  )
}
