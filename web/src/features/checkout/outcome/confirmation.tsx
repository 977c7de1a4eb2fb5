import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Problem } from '#src/components/feedback/problem.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import { Part, Surface } from '#src/components/layout/surface.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { amountLines, MoneyLine } from '#src/components/prices/money.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import { useBookingDocumentsQuery } from '#src/data/documents/booking-document.generated.ts'
import { useBookingDocument } from '#src/data/documents/use-booking-document.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'
import type { Money as Amount } from '#src/domain/money.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { TravelerKind } from '#src/domain/products.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { CheckoutBooking } from '../purchase.ts'
import type { ConfirmationState, ProductAdapter } from '../product-adapter.ts'
import { paidTotal } from '../checkout-frame.tsx'

interface ConfirmationProps {
  adapter: Pick<ProductAdapter, 'ConfirmationDetails' | 'ShareButtons' | 'product'>
  booking: CheckoutBooking
  state: ConfirmationState
}

/** Confirmation of a booking: product, travelers, price, cancellation policy, and next steps. */
export function Confirmation({
  adapter: { ConfirmationDetails, ShareButtons, product },
  booking,
  state,
}: ConfirmationProps) {
  if (state === 'cancelled')
    return (
      <Surface>
        <Reference booking={booking} state={state} />
        <ConfirmationDetails booking={booking} />
      </Surface>
    )
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' }}
      gap={{ base: '4', lg: '7' }}
      w="full"
    >
      <Surface boxShadow="raised" alignSelf="start">
        <Reference booking={booking} state={state} />
        <ConfirmationDetails booking={booking} />
      </Surface>
      <Surface position={{ lg: 'sticky' }} top="76px" alignSelf="start" style={{ viewTransitionName: paidTotal }}>
        <PriceAndTerms booking={booking} travelerKind={product.travelerKind} />
        <ShareButtons booking={booking} />
      </Surface>
    </Grid>
  )
}

const statePresentations = {
  confirmed: { tint: 'confirmed', icon: 'check', text: 'done.text', open: 'done.open' },
  held: { tint: 'pending', icon: 'clock', text: 'done.heldText', open: 'done.payNow' },
  cancelled: { tint: 'cancelled', icon: 'close', text: 'done.cancelledText', open: 'done.open' },
} as const satisfies Record<ConfirmationState, unknown>

function Reference({
  booking: { id, reference, paymentDeadline },
  state,
}: Pick<ConfirmationProps, 'booking' | 'state'>) {
  const { t, i18n } = useTranslation('checkout')
  const format = useFormat()
  const { openOrSave, pending, problem } = useBookingDocument(id)
  const documents = useBookingDocumentsQuery({ variables: { id } }).data?.booking?.details?.documents
  const { tint, icon, text, open } = statePresentations[state]
  const isCancelled = state === 'cancelled'
  const hasVoucher = !isCancelled && documents?.some(({ kind, problem }) => kind === 'VOUCHER' && problem === null)
  const dueAt = state === 'held' ? paymentDeadline : undefined
  return (
    <div>
      <Box bg="bg.night">
        <EightPointBand height={16} />
      </Box>
      <Part>
        <Flex gap="4" align={{ base: 'flex-start', md: 'center' }} wrap="wrap">
          <Flex
            boxSize="11"
            borderRadius="l3"
            bg={`status.${tint}.bg`}
            color={`status.${tint}.fg`}
            align="center"
            justify="center"
            flexShrink={0}
          >
            <Icon name={icon} size={24} />
          </Flex>
          <Box minW="0" flex="1">
            <Text role="status" color="fg.muted">
              {t(text)}
            </Text>
            <Text textStyle="small" color="fg.subtle" mt="2">
              {t('done.reference')}
            </Text>
            <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'flex-start', md: 'center' }} columnGap="2">
              <Text as="bdi" dir="ltr" htmlTranslate="no" textStyle="moneyXl" overflowWrap="anywhere">
                {reference}
              </Text>
              <CopyButton text={reference} label={t('done.copy')} />
            </Flex>
          </Box>
        </Flex>
        {dueAt && (
          <Box mt="5">
            <Callout tone="warn">{t('done.payBy', { instant: format.dateTime(dueAt) })}</Callout>
          </Box>
        )}
        <ActionRow mt={dueAt ? '4' : '5'}>
          <Button asChild size="lg">
            <Link to={paths.booking(id)}>{t(open)}</Link>
          </Button>
          {hasVoucher && (
            <Button
              size="lg"
              variant="outline"
              loading={pending !== undefined}
              onClick={() => void openOrSave({ kind: 'VOUCHER', use: 'open' }, i18n.language)}
            >
              <Icon name="document" />
              {t('done.voucher')}
            </Button>
          )}
          {!isCancelled && (
            <Button asChild size="lg" variant="outline">
              <Link to={paths.bookingSheet(id)} aria-label={t('done.printSheet')}>
                <Icon name="document" />
                <Box as="span" hideFrom="md">
                  {t('done.print')}
                </Box>
                <Box as="span" hideBelow="md">
                  {t('done.printSheet')}
                </Box>
              </Link>
            </Button>
          )}
          <Button asChild size="lg" variant="plain" ms={{ md: 'auto' }}>
            <Link to={paths.home}>{t('newSearch')}</Link>
          </Button>
        </ActionRow>
        <Problem text={problem} mt="4" />
      </Part>
    </div>
  )
}

/** Paid amount, and the remaining wallet balance. */
function PaidAmount({ total, paymentMethod }: { total: Amount; paymentMethod: CheckoutBooking['paymentMethod'] }) {
  const { t } = useTranslation(['checkout', 'payment'])
  const wallet = useWalletQuery().data?.wallet
  if (paymentMethod === 'CARD') return <MoneyLine label={t('done.paid')} hint={t('done.byCard')} value={total} strong />
  if (!wallet) return <MoneyLine label={t('done.total')} value={total} strong />
  return (
    <>
      <MoneyLine
        label={t('done.paid')}
        {...(paymentMethod === 'WALLET' && { hint: t('done.fromWallet') })}
        value={total}
        strong
      />
      <Box mt="2" data-amount-group="">
        <MoneyLine label={t('payment:walletNow')} value={wallet.balance} />
      </Box>
    </>
  )
}

interface PriceAndTermsProps {
  booking: CheckoutBooking
  travelerKind: TravelerKind
}

function PriceAndTerms({ booking, travelerKind }: PriceAndTermsProps) {
  const { policy, from, total, commission, paymentDeadline, paymentMethod } = booking
  const { t } = useTranslation(['checkout', 'stay'])
  const now = useNow(60_000)
  const isCommissionShown = useCommissionShown()
  if (!total && !policy) return undefined
  return (
    <Part css={amountLines}>
      {total &&
        (paymentDeadline ? (
          <MoneyLine label={t('done.total')} value={total} strong />
        ) : (
          <PaidAmount total={total} paymentMethod={paymentMethod} />
        ))}
      {total && commission && isCommissionShown && (
        <Box mt="2" data-amount-group="">
          <MoneyLine
            label={
              <Box as="span" color="brass.fg" fontWeight="semibold">
                {t('stay:commission')}
              </Box>
            }
            value={commission}
            tone="money.commission"
            hint={t(`stay:notShown.${travelerKind}`)}
          />
        </Box>
      )}
      {policy && (
        <Box mt={total ? '4' : '0'} pt={total ? '4' : '0'} borderTopWidth={total ? '1px' : '0'}>
          <Text as="h2" textStyle="h3" mb="2">
            {t('done.terms')}
          </Text>
          {from ? (
            <CancellationBar policy={policy} checkIn={from} now={now} total={total ?? undefined} labels stacked />
          ) : (
            <CancellationLine policy={policy} now={now} total={total ?? undefined} />
          )}
        </Box>
      )}
    </Part>
  )
}
