import { Box, Stack, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { OwnDeadline } from '#src/components/prices/cancellation-notes.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { InfoLine } from '#src/components/layout/info-line.tsx'
import { Section } from '#src/components/layout/section.tsx'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { type Money, add } from '#src/domain/money.ts'
import type { RateOption } from './room-options.ts'

interface StayTermsProps {
  rates: readonly RateOption[]
  checkIn: string
  now: Date
  headingRef: Ref<HTMLHeadingElement>
}

type Policy = NonNullable<RateOption['cancellationPolicy']>

/** Two policies are one when they cost the same at the same times, whatever the supplier wrote beside them. */
const termsOf = ({ refundable, freeUntil, steps }: Policy) => JSON.stringify([refundable, freeUntil, steps])

const times = (amount: Money, count: number): Money => Array.from({ length: count }, () => amount).reduce(add)

/** The policy of one room as that of several alike: a fixed fee is due for each of them. */
const forRooms = (policy: Policy, count: number): CancellationTerms => ({
  ...policy,
  steps: policy.steps.map((step) => ({ ...step, amount: step.amount && times(step.amount, count) })),
})

/** What cancelling the chosen rooms costs: one bar when all share their terms, else one for each room. */
export function StayTerms({ rates, checkIn, now, headingRef }: StayTermsProps) {
  const { t } = useTranslation('hotel')
  const known = rates.flatMap((rate) => (rate.cancellationPolicy ? [{ rate, policy: rate.cancellationPolicy }] : []))
  const [first] = known
  if (rates.length === 0) return undefined
  const complete = known.length === rates.length
  const shared = complete && known.every(({ policy }) => first && termsOf(policy) === termsOf(first.policy))
  const bars =
    shared && first
      ? [
          {
            ...first,
            policy: forRooms(first.policy, rates.length),
            total: rates.map(({ price }): Money => price.total).reduce(add),
          },
        ]
      : known.map((one) => ({ ...one, total: one.rate.price.total }))
  return (
    <Section title={t('plans.title')} headingRef={headingRef}>
      <Card p="5">
        <Stack gap="5">
          {bars.map(({ rate, policy, total }) => (
            <Box key={rate.roomIndex}>
              {!shared && (
                <Text textStyle="small" fontWeight="600" mb="2">
                  <bdi>{rate.roomName}</bdi>
                </Text>
              )}
              <CancellationBar policy={policy} checkIn={checkIn} now={now} total={total} labels />
            </Box>
          ))}
          {!complete && <Text color="fg.muted">{t('plans.later')}</Text>}
        </Stack>
        {shared && (
          <InfoLine>
            {rates.length > 1 && <Text>{t('plans.sameTerms')}</Text>}
            <OwnDeadline freeUntil={first?.policy.freeUntil ?? null} />
          </InfoLine>
        )}
      </Card>
    </Section>
  )
}
