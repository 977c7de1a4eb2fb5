import { Box, Flex, Grid, Stack, Text, Theme, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SupplierText } from '#src/components/hotels/supplier-text.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { OtherCurrencyContext } from '#src/components/prices/other-currency.tsx'
import { PriceLines } from '#src/components/prices/money.tsx'
import { type Money as Amount, divide } from '#src/domain/money.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { type Language, directionOf } from '#src/i18n/languages.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { toBookingFacts } from '../booking-facts.ts'
import { createBookingPanels } from '../booking-panels.ts'
import type { BookingFacts } from '../booking-types.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { chargedAmount } from '../charged-amount.ts'
import { BookingStatuses } from '../booking-statuses.tsx'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'
import { type BookingMoneyProps, selectAmountLabelKey, findRefund, usePromoRows } from '../detail/booking-money.tsx'
import type { AgencyQuery } from './agency.generated.ts'
import './paper.css'
import type { SheetPrices } from './sheet-prices.ts'
import { SheetBlock } from './sheet-block.tsx'

type Agency = AgencyQuery['viewer']

interface BookingSheetProps {
  booking: BookingDetailFragment
  /** Undefined while loading. */
  agency: Agency | undefined
  language: Language
  /**
   * Only the agency's copy has payment and cancellation fees. The client's copy shows the client's price, and the pilgrim's copy shows no
   * price.
   */
  prices: SheetPrices
}

/** Printable booking: always light, without controls, and never with the commission. */
export function BookingSheet({ booking, agency, language, prices }: BookingSheetProps) {
  const facts = toBookingFacts(booking)
  const isAgencyCopy = prices.kind === 'own'
  return (
    <OtherCurrencyContext value={null}>
      <Theme
        appearance="light"
        as="article"
        lang={language}
        dir={directionOf(language)}
        maxW="210mm"
        mx="auto"
        bg="bg.panel"
        color="fg"
        boxShadow="raised"
        borderRadius="l2"
        overflow="hidden"
        p={{ base: '4', md: '12mm' }}
        textStyle="body"
        css={{ printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' }}
        // Smaller in print, so that three rooms with guests fit on one page.
        _print={{ zoom: '0.9', maxW: 'none', p: '0', boxShadow: 'none', borderRadius: '0', overflow: 'visible' }}
      >
        <SheetHeader
          booking={booking}
          agency={agency}
          hasPaymentStatus={isAgencyCopy}
          supplierReference={facts.details?.supplierReference}
        />
        <Stack gap="5" mt="5" _print={{ gap: '3.5', mt: '4' }}>
          {createBookingPanels(booking).sheetPanel}
          {isAgencyCopy && <Terms booking={booking} facts={facts} />}
          {isAgencyCopy && <Payment facts={facts} status={booking.status} paymentStatus={booking.paymentStatus} />}
          {prices.kind === 'client' && <ClientTotal total={prices.total} people={facts.guestCount} />}
          <SheetFooter agency={agency} facts={facts} />
        </Stack>
      </Theme>
    </OtherCurrencyContext>
  )
}

interface SheetHeaderProps extends Pick<BookingSheetProps, 'booking' | 'agency'> {
  hasPaymentStatus: boolean
  supplierReference: string | null | undefined
}

function SheetHeader({ booking, agency, hasPaymentStatus, supplierReference }: SheetHeaderProps) {
  const { t } = useTranslation(['bookings', 'common', 'tools'])
  const statuses = hasPaymentStatus ? booking : { ...booking, paymentStatus: null }
  const warning =
    booking.status === 'CANCELLED'
      ? t('tools:sheet.cancelled')
      : booking.status !== 'CONFIRMED' && t('tools:sheet.notConfirmed')
  return (
    <header>
      <Flex align="center" gap="4" px="4" h="11" borderRadius="l2" bg="#0E3B40" color="#F3EBD8">
        <Text as="span" textStyle="h2" flexShrink={0}>
          {t('common:productName')}
        </Text>
        <Box flex="1" minW="0" opacity="0.75">
          <EightPointBand height={20} />
        </Box>
        <Text as="span" textStyle="small" fontWeight="semibold" flexShrink={0}>
          {t('tools:sheet.title')}
        </Text>
      </Flex>
      <Flex justify="space-between" align="flex-start" gap="6" mt="5" wrap="wrap" _print={{ mt: '3' }}>
        {agency && (
          <Flex minW="0" gap="4" align="center">
            {agency.company?.logo?.url && (
              // Decorative, because the name is next to it.
              <chakra.img src={agency.company.logo.url} alt="" maxW="50mm" maxH="16mm" flexShrink={0} />
            )}
            <Box minW="0">
              <Text textStyle="small" color="fg.subtle">
                {t('tools:sheet.agency')}
              </Text>
              <Text textStyle="h1">
                <Name>{agency.company?.name ?? agency.name}</Name>
              </Text>
            </Box>
          </Flex>
        )}
        <Box>
          <Text textStyle="small" color="fg.subtle">
            {t('tools:sheet.reference')}
          </Text>
          <Text textStyle="h1" fontVariantNumeric="tabular-nums">
            <bdi dir="ltr" translate="no">
              {booking.reference}
            </bdi>
          </Text>
          {supplierReference && (
            <Text textStyle="small" mt="1">
              {t('tools:sheet.supplierReference')}{' '}
              <Text as="bdi" dir="ltr" htmlTranslate="no" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {supplierReference}
              </Text>
            </Text>
          )}
          <Box mt="1">
            <BookingStatuses inline booking={statuses} />
          </Box>
        </Box>
      </Flex>
      {warning && (
        <Text mt="4" p="3" borderRadius="l2" bg="status.failed.bg" color="status.failed.fg" fontWeight="semibold">
          {warning}
        </Text>
      )}
    </header>
  )
}

function Terms({ booking, facts }: { booking: BookingRowFragment; facts: BookingFacts }) {
  const { t } = useTranslation(['bookings', 'tools'])
  const now = useNow(60_000)
  const { terms, currentTerms, areTermsTightened, startsOn, details } = facts
  if (!terms || !startsOn) return null
  const total = details?.price?.total ?? facts.total ?? undefined
  const renderTerms = (policy: typeof terms) => (
    <>
      <CancellationBar
        labels
        stacked
        isOver
        year="always"
        policy={policy}
        checkIn={startsOn}
        now={now}
        since={booking.createdAt ?? undefined}
        total={total}
      />
      <SupplierText>{policy.supplierText}</SupplierText>
    </>
  )
  return (
    <SheetBlock title={t('tools:sheet.terms')}>
      {areTermsTightened && currentTerms && (
        <>
          {renderTerms(currentTerms)}
          <Text textStyle="small" fontWeight="semibold" mt="3" mb="2">
            {t('tools:sheet.tightened')}
          </Text>
        </>
      )}
      {renderTerms(terms)}
    </SheetBlock>
  )
}

function Payment(props: Omit<BookingMoneyProps, 'refund'>) {
  const {
    facts: { details, total },
    paymentStatus,
  } = props
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  const promoRows = usePromoRows()
  const { payment, price, promo } = details ?? {}
  const paid = paymentStatus === 'UNPAID' ? undefined : chargedAmount(payment)
  const amount = paid ?? price?.total ?? total
  if (!amount && !details) return null
  const isPaid = amount ? Boolean(paid) : paymentStatus !== 'UNPAID'
  const refunded = findRefund({ ...props, refund: null })
  return (
    <SheetBlock title={t('tools:sheet.payment')}>
      <PriceLines
        lines={[]}
        total={{ label: t(selectAmountLabelKey(isPaid, paymentStatus)), value: amount ?? null }}
        linesBelowTotal={[
          ...(refunded !== undefined ? [{ label: t('money.refunded'), value: refunded }] : []),
          ...promoRows(promo),
        ]}
      />
    </SheetBlock>
  )
}

/** The client's price, without anything that reveals the agency's price. */
function ClientTotal({ total, people }: { total: Amount; people: number | null }) {
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  const format = useFormat()
  return (
    <SheetBlock title={t('tools:sheet.price')}>
      <PriceLines
        lines={[]}
        total={{
          label: t('money.total'),
          value: total,
          hint:
            people !== null && people > 1
              ? t('components:perPerson', { amount: format.money(divide(total, people)) })
              : undefined,
        }}
      />
    </SheetBlock>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minW="0">
    <Text textStyle="small" color="fg.subtle">
      {label}
    </Text>
    <Box textStyle="small" overflowWrap="anywhere">
      {children}
    </Box>
  </Box>
)

function SheetFooter({ agency, facts: { details } }: { agency: Agency | undefined; facts: BookingFacts }) {
  const { t } = useTranslation(['bookings', 'tools'])
  const format = useFormat()
  const issueDate = format.dateOf(useNow(60_000).toISOString())
  const { phoneCountryCode, phone } = agency?.profile ?? {}
  return (
    <Box as="footer" borderTopWidth="1px" pt="4" breakInside="avoid" _print={{ pt: '3' }}>
      <Grid templateColumns="1.4fr 1fr" gap="4">
        {agency && (
          <Fact label={t('tools:sheet.contact')}>
            {agency.company && (
              <Text fontWeight="semibold">
                <Name>{agency.name}</Name>
              </Text>
            )}
            <Text>
              <bdi dir="ltr" translate="no">
                {agency.email}
              </bdi>
            </Text>
            {phone && (
              <Text>
                <bdi dir="ltr" translate="no">
                  {phoneCountryCode ? formatPhone(`+${phoneCountryCode} ${phone}`) : phone}
                </bdi>
              </Text>
            )}
          </Fact>
        )}
        {details?.agentReference && (
          <Fact label={t('tools:sheet.agentReference')}>
            <bdi dir="ltr" translate="no">
              {details.agentReference}
            </bdi>
          </Fact>
        )}
      </Grid>
      <Text textStyle="small" color="fg.subtle" mt="4" _print={{ mt: '2' }}>
        {t('tools:sheet.note', { date: format.fullDate(issueDate) })}
      </Text>
    </Box>
  )
}
