import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useDeadlineText } from '#src/components/dates/use-deadline-text.ts'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { penaltyAt } from '#src/domain/cancellation-timeline.ts'
import type { BookingFacts } from '../booking-types.ts'

interface CurrentFeeProps {
  facts: BookingFacts
  isUnpaid: boolean
  now: Date
}

/** Current cancellation fee, under the supplier's current terms if the gateway sends them. Only the cancellation quote has the final amount. */
export function CurrentFee({ facts, isUnpaid, now }: CurrentFeeProps) {
  const { freeUntil, total } = facts
  const terms = facts.currentTerms ?? facts.terms
  const { t } = useTranslation('cancel')
  const deadlineText = useDeadlineText()
  const penalty = terms && penaltyAt(terms, now.getTime(), total ?? undefined)
  const deadline = terms ? terms.freeUntil : freeUntil
  const isFree = penalty ? penalty.kind === 'free' : deadline !== null && Date.parse(deadline) > now.getTime()
  if (isFree && deadline)
    return (
      <Text>{t(isUnpaid ? 'status.freeUntilUnpaid' : 'status.freeUntil', { deadline: deadlineText(deadline) })}</Text>
    )
  return (
    <>
      {terms && penalty && penalty.kind !== 'unknown' ? (
        <CancellationLine policy={terms} now={now} total={total ?? undefined} />
      ) : (
        deadline && <Text>{t('status.noLongerFree', { deadline: deadlineText(deadline) })}</Text>
      )}
      <Text>{t('status.askForRefund')}</Text>
    </>
  )
}
