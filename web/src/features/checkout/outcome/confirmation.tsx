import { Box, Button, Flex, Grid, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { BookedFacts } from '../purchase.ts'

/** What was booked, what it cost and what cancelling costs. */
export function Confirmation({ booked }: { booked: BookedFacts }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { reference, title, from, to, total } = booked
  return (
    <Card overflow="hidden" w="full">
      <Box bg="#0E2A33">
        <EightPointBand height={16} />
      </Box>
      <Box p={{ base: '5', md: '8' }}>
        <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
          <Flex
            boxSize="11"
            borderRadius="l3"
            bg="status.confirmed.bg"
            color="status.confirmed.fg"
            align="center"
            justify="center"
            flexShrink={0}
          >
            <Icon name="check" size={24} />
          </Flex>
          <Text role="status" minW="0" alignSelf={{ md: 'center' }} fontWeight="600">
            {t('done.text')}
          </Text>
        </Flex>
        <Box mt="6" p="4" borderRadius="l3" bg="bg.subtle" borderWidth="1px">
          <Text textStyle="micro" color="fg.subtle">
            {t('done.reference')}
          </Text>
          <HStack gap="2" wrap="wrap">
            <Text as="bdi" dir="ltr" textStyle="moneyXl" overflowWrap="anywhere">
              {reference}
            </Text>
            <CopyButton text={reference} label={t('done.copy')} />
          </HStack>
        </Box>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" mt="5">
          {title && (
            <Fact label={t('done.stay')}>
              <bdi>{title}</bdi>
              {from && to && (
                <>
                  <Text fontWeight="400" textStyle="small">
                    {format.stay(from, to, 'always')}
                  </Text>
                  <Text fontWeight="450" textStyle="micro" color="brass.fg">
                    {format.hijriStay(from, to)}
                  </Text>
                </>
              )}
            </Fact>
          )}
          {total && (
            <Fact label={t('done.total')}>
              <Money value={total} size="lg" />
            </Fact>
          )}
        </Grid>
        <Terms booked={booked} />
        <HStack mt="6" gap="2" wrap="wrap">
          <Button asChild size="lg">
            <Link to={paths.booking(booked.id)}>{t('done.open')}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.home}>{t('newSearch')}</Link>
          </Button>
        </HStack>
      </Box>
    </Card>
  )
}

function Terms({ booked: { policy, from, total } }: { booked: BookedFacts }) {
  const now = useNow(60_000)
  if (!policy) return undefined
  return (
    <Box mt="5">
      {from ? (
        <CancellationBar policy={policy} checkIn={from} now={now} total={total ?? undefined} labels />
      ) : (
        <CancellationLine policy={policy} now={now} total={total ?? undefined} />
      )}
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text textStyle="micro" color="fg.subtle">
        {label}
      </Text>
      <Box fontWeight="600" mt="0.5">
        {children}
      </Box>
    </Box>
  )
}
