import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CancellationBar } from '#src/components/cancellation-bar.tsx'
import { OwnDeadline } from '#src/components/cancellation-words.tsx'
import { Card } from '#src/components/card.tsx'
import { Icon } from '#src/components/icon.tsx'
import { Section } from '#src/components/section.tsx'
import type { RateOption } from './room-options.ts'

interface StayTermsProps {
  rates: readonly RateOption[]
  checkIn: string
  now: Date
}

type Policy = NonNullable<RateOption['cancellationPolicy']>

/** Two policies are one when they cost the same at the same times, whatever the supplier wrote beside them. */
const termsOf = ({ refundable, freeUntil, steps }: Policy) => JSON.stringify([refundable, freeUntil, steps])

/** What cancelling the chosen rooms costs: one bar when all share their terms, else one for each room. */
export function StayTerms({ rates, checkIn, now }: StayTermsProps) {
  const { t } = useTranslation('hotel')
  const known = rates.flatMap((rate) => (rate.cancellationPolicy ? [{ rate, policy: rate.cancellationPolicy }] : []))
  const [first] = known
  if (rates.length === 0) return undefined
  const complete = known.length === rates.length
  const shared = complete && known.every(({ policy }) => first && termsOf(policy) === termsOf(first.policy))
  const bars = shared ? known.slice(0, 1) : known
  return (
    <Section title={t('plans.title')}>
      <Card p="5">
        <Stack gap="5">
          {bars.map(({ rate, policy }) => (
            <Box key={rate.roomIndex}>
              {!shared && (
                <Text textStyle="small" fontWeight="600" mb="2">
                  <bdi>{rate.roomName}</bdi>
                </Text>
              )}
              <CancellationBar
                policy={policy}
                checkIn={checkIn}
                now={now}
                // A fixed fee can be weighed against its own room only.
                total={shared && rates.length > 1 ? undefined : rate.price.total}
                labels
              />
            </Box>
          ))}
          {!complete && <Text color="fg.muted">{t('plans.later')}</Text>}
        </Stack>
        {shared && (
          <HStack
            mt="4"
            pt="3"
            borderTopWidth="1px"
            gap="2"
            textStyle="small"
            color="fg.muted"
            align="flex-start"
            css={{ '&:not(:has(p))': { display: 'none' } }}
          >
            <Icon name="info" size={15} mt="1.5px" />
            <Box>
              {rates.length > 1 && <Text>{t('plans.sameTerms')}</Text>}
              <OwnDeadline freeUntil={first?.policy.freeUntil ?? null} />
            </Box>
          </HStack>
        )}
      </Card>
    </Section>
  )
}
