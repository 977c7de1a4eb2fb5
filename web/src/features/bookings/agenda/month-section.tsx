import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Money } from '#src/components/prices/money.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { AgendaFrame } from './agenda-section.tsx'
import type { AgendaQuery, StatedTotalFieldsFragment } from './agenda.generated.ts'

/** The month's totals. */
export function MonthSection({ month }: { month: AgendaQuery['agenda']['month'] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const isCommissionShown = useCommissionShown()
  return (
    <AgendaFrame set="BOOKED_THIS_MONTH" totalCount={month.bookings}>
      <Box pb="4">
        <Fact label={t('month.sold')}>
          <Total total={month.sold} size="xl" />
        </Fact>
        <SimpleGrid columns={2} gap="4" mt="4">
          <Fact label={t('month.bookings')}>
            <Text textStyle="moneyLg">{format.number(month.bookings)}</Text>
          </Fact>
          <Fact label={t('month.refunded')}>
            <Total total={month.refunded} />
          </Fact>
        </SimpleGrid>
        {isCommissionShown && (
          <Box mt="4">
            <Fact label={t('month.commission')}>
              <Total total={month.commission} tone="money.commission" />
            </Fact>
          </Box>
        )}
        <Text textStyle="small" color="fg.subtle" mt="3">
          {t('month.note', { month: format.monthYear(month.from) })}
        </Text>
      </Box>
    </AgendaFrame>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minW="0">
    <Text textStyle="small" color="fg.subtle">
      {label}
    </Text>
    {children}
  </Box>
)

interface TotalProps {
  total: StatedTotalFieldsFragment
  size?: 'lg' | 'xl'
  tone?: string
}

/** Sum, with the number of bookings whose amounts the gateway did not send. */
function Total({ total: { money, notStated }, size = 'lg', tone }: TotalProps) {
  const { t } = useTranslation(['home', 'components'])
  return (
    <>
      {money ? (
        <Money value={money} size={size} {...(tone && { tone })} />
      ) : (
        <Text textStyle="moneyLg" color="fg.muted">
          {t('components:notStated')}
        </Text>
      )}
      {money && notStated > 0 && (
        <Text textStyle="small" color="fg.subtle">
          {t('month.withoutAmount', { count: notStated })}
        </Text>
      )}
    </>
  )
}
