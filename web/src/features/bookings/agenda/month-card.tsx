import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { AgendaFrame } from './agenda-section.tsx'
import type { AgendaQuery, StatedTotalFieldsFragment } from './agenda.generated.ts'

const storageKey = 'show-commission.1'

/** Totals of the month. The commission is hidden until the agent shows it: clients look at this screen too. */
export function MonthCard({ month }: { month: AgendaQuery['agenda']['month'] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const [isOpen, setOpen] = useState(() => readPrivate('browser', storageKey) === true)

  function toggle() {
    setOpen(!isOpen)
    writePrivate('browser', storageKey, !isOpen)
  }

  return (
    <AgendaFrame set="BOOKED_THIS_MONTH" totalCount={month.bookings}>
      <Card overflow="hidden">
        <Box p="4">
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
          <Text textStyle="micro" color="fg.subtle" mt="3">
            {t('month.note', { month: format.monthYear(month.from) })}
          </Text>
        </Box>
        <Flex
          justify="space-between"
          align="center"
          gap="3"
          ps="4"
          pe="2"
          py="1.5"
          minH="44px"
          bg="bg.subtle"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          {isOpen ? (
            <Fact label={t('month.commission')}>
              <Total total={month.commission} tone="money.commission" />
            </Fact>
          ) : (
            <Text textStyle="small" color="fg.muted">
              {t('month.commission')}
            </Text>
          )}
          <Button
            variant="ghost"
            size="sm"
            minH={{ base: '44px', md: '32px' }}
            aria-label={isOpen ? t('month.hideCommission') : t('month.showCommission')}
            onClick={toggle}
          >
            <Icon name={isOpen ? 'eyeOff' : 'eye'} />
            <span>{isOpen ? t('month.hide') : t('month.show')}</span>
          </Button>
        </Flex>
      </Card>
    </AgendaFrame>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minW="0">
    <Text textStyle="micro" color="fg.subtle">
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

/** A sum, and how many bookings it lacks. */
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
        <Text textStyle="micro" color="fg.subtle">
          {t('month.withoutAmount', { count: notStated })}
        </Text>
      )}
    </>
  )
}
