import { Box, Button, Flex, Grid, HStack, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useViewerQuery } from '#src/data/viewer.generated.ts'
import type { BookedFacts } from './checkout-draft.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { useUnwound } from './checkout-history.ts'
import { stepAddress } from './quote-links.ts'

/** After the payment every step of this checkout is the confirmation: nobody comes back to pay again. */
export function BookedStep({ quoteId, booked }: { quoteId: string; booked: BookedFacts }) {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const unwound = useUnwound(true)
  const elsewhere = parameters.get('step') !== 'done'
  useEffect(() => {
    if (unwound && elsewhere) void navigate(stepAddress(quoteId, 'done'), { replace: true })
  }, [elsewhere, navigate, quoteId, unwound])
  return (
    <CheckoutFrame step="done">
      <Confirmation booked={booked} />
    </CheckoutFrame>
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

function Confirmation({ booked }: { booked: BookedFacts }) {
  const { t } = useTranslation(['checkout', 'stay', 'components'])
  const format = useFormat()
  const { reference, hotelName, checkIn, checkOut, total, freeCancellationUntil, nonRefundable } = booked
  const { data } = useViewerQuery()
  const email = data?.viewer.email
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
          <Box role="status" minW="0" alignSelf={{ md: 'center' }}>
            <Text fontWeight="600">{t('done.text')}</Text>
            {email && <Text color="fg.muted">{t('done.mail', { email })}</Text>}
          </Box>
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
          {hotelName && (
            <Fact label={t('done.stay')}>
              <bdi>{hotelName}</bdi>
              {checkIn && checkOut && (
                <>
                  <Text fontWeight="400" textStyle="small">
                    {format.stay(checkIn, checkOut)}
                  </Text>
                  <Text fontWeight="450" textStyle="micro" color="brass.fg">
                    {format.hijriStay(checkIn, checkOut)}
                  </Text>
                </>
              )}
            </Fact>
          )}
          {total && (
            <Fact label={t('done.paid')}>
              <Money value={total} size="lg" />
            </Fact>
          )}
        </Grid>
        {freeCancellationUntil && (
          <HStack mt="5" gap="2" textStyle="small" color="status.confirmed.fg" align="flex-start">
            <Icon name="check" size={15} mt="1.5px" />
            {t('stay:terms.free.until', {
              to: `${format.instant(freeCancellationUntil)} (${t('stay:terms.makkahTime')})`,
            })}
          </HStack>
        )}
        {nonRefundable && (
          <HStack mt="5" gap="2" textStyle="small" color="fg.muted" align="flex-start">
            <Icon name="lock" size={15} mt="1.5px" />
            {t('components:cancellation.nonRefundable')}
          </HStack>
        )}
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
