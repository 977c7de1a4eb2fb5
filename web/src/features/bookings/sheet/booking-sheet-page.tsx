import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { useHotelLocationsQuery } from '#src/data/hotel-locations.generated.ts'
import { type Language, fallbackLanguage, findLanguage, languages } from '#src/i18n/languages.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { usePrintInLightMode } from '#src/lib/browser/use-print-in-light-mode.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { toBookingFacts } from '../booking-facts.ts'
import { useBookingDetailQuery } from '../detail/booking-detail.generated.ts'
import { useAgencyQuery } from './agency.generated.ts'
import { ClientPrice } from './client-price.tsx'
import { type MarkUpBase, chooseMarkUp, addMarkUp } from './mark-up.ts'
import { type SheetPrices, readStoredMarkUp, storeMarkUp, toMarkUpBase } from './sheet-prices.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { ServerLanguage } from './server-language.tsx'
import { LanguageTexts } from './language-texts.tsx'

/** Page to print a booking: options and a preview of the sheet. */
export function BookingSheetPage() {
  const { id } = useParams()
  return id ? <SheetEditor key={id} id={id} /> : <Navigate replace to={paths.bookings} />
}

function SheetEditor({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['bookings', 'tools'])
  const [options, setOptions] = useSearchParams()
  usePrintInLightMode()
  const screenLanguage = findLanguage(i18n.language) ?? fallbackLanguage
  const language = findLanguage(options.get('language') ?? '') ?? screenLanguage
  const pricesOption = options.get('prices')
  // The sheet is for travelers, so the agency's prices are printed only on request.
  const priceKind = pricesOption === 'client' || pricesOption === 'own' ? pricesOption : 'none'
  const [isReady, setReady] = useState(false)
  const [markUpBase, setMarkUpBase] = useState<MarkUpBase | null>(null)
  const [lastMarkUp, setLastMarkUp] = useState(readStoredMarkUp)
  const markUp = markUpBase ? chooseMarkUp(markUpBase, lastMarkUp) : lastMarkUp
  const clientTotal = markUpBase && addMarkUp(markUpBase, markUp)
  const prices: SheetPrices =
    priceKind !== 'client'
      ? { kind: priceKind }
      : clientTotal
        ? { kind: priceKind, total: clientTotal }
        : { kind: 'none' }
  const setOption = (name: string, value: string | null) =>
    setOptions(
      (params) => {
        if (value === null) params.delete(name)
        else params.set(name, value)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  const sheet = (
    <Sheet key={language} id={id} language={language} prices={prices} onReady={setReady} onMarkUpBase={setMarkUpBase} />
  )
  return (
    <Page pt="5" _print={{ p: '0', maxW: 'none' }}>
      <PageTitle>{t('tools:sheet.title')}</PageTitle>
      <Box maxW="210mm" mx="auto" _print={{ display: 'none' }}>
        <Button asChild variant="plain" size="sm" px="0" mb="2" color="fg.muted">
          <Link to={paths.booking(id)}>
            <Icon name="previous" size={14} />
            {t('tools:sheet.back')}
          </Link>
        </Button>
        <Text as="h1" textStyle="h1" mb="3">
          {t('tools:sheet.title')}
        </Text>
        <Card p="4" mb="5">
          <Flex gap="4" wrap="wrap" align="flex-end">
            <Box w={{ base: 'full', sm: '220px' }}>
              <SelectField
                label={t('tools:sheet.language')}
                options={languages.map(({ code, label }) => ({ value: code, label }))}
                value={language}
                onChange={({ target }) => setOption('language', target.value === screenLanguage ? null : target.value)}
              />
            </Box>
            <Box w={{ base: 'full', sm: '220px' }}>
              <SelectField
                label={t('tools:sheet.prices')}
                options={(['off', 'client', 'own'] as const).map((value) => ({
                  value,
                  label: t(`tools:sheet.pricesOf.${value}`),
                }))}
                value={priceKind === 'none' ? 'off' : priceKind}
                onChange={({ target }) => setOption('prices', target.value === 'off' ? null : target.value)}
              />
            </Box>
            <Box flex="1" hideBelow="sm" />
            <Button
              size="lg"
              disabled={!isReady || (priceKind === 'client' && !clientTotal)}
              onClick={() => print()}
              w={{ base: 'full', sm: 'auto' }}
            >
              <Icon name="document" />
              {t('tools:sheet.print')}
            </Button>
          </Flex>
          <Text textStyle="small" color="fg.subtle" mt="2">
            {t(`tools:sheet.pricesHint.${priceKind}`)}
          </Text>
          {priceKind === 'client' && markUpBase && (
            <ClientPrice
              markUpBase={markUpBase}
              markUp={markUp}
              total={clientTotal}
              onChange={(newMarkUp) => {
                setLastMarkUp(newMarkUp)
                storeMarkUp(newMarkUp)
              }}
            />
          )}
        </Card>
      </Box>
      {language === screenLanguage ? sheet : <ServerLanguage language={language}>{sheet}</ServerLanguage>}
    </Page>
  )
}

/** Calls `onChange` with true when it mounts and with false when it unmounts. */
function ReportMounted({ onChange }: { onChange: (isReady: boolean) => void }) {
  useEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}

interface SheetProps {
  id: string
  language: Language
  prices: SheetPrices
  /** Called with the price that the agency pays, once it is known. */
  onMarkUpBase: (markUpBase: MarkUpBase | null) => void
  /** Called when the whole sheet has rendered and can be printed, and when it is removed. */
  onReady: (isReady: boolean) => void
}

function Sheet({ id, language, prices, onReady, onMarkUpBase }: SheetProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const { data, error, refetch } = useBookingDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const agency = useAgencyQuery()
  const booking = data?.booking
  // Only the sheet of a stay shows a city.
  const cities = useHotelLocationsQuery({ skip: booking?.__typename !== 'HotelBooking' || !booking.locationCode })
  useEffect(() => {
    if (booking) onMarkUpBase(toMarkUpBase(toBookingFacts(booking)))
  }, [booking, onMarkUpBase])
  const failure = error && describeError(error)
  if (booking)
    return (
      <LanguageTexts language={language}>
        <BookingSheet booking={booking} agency={agency.data?.viewer} language={language} prices={prices} />
        {!agency.loading && !cities.loading && <ReportMounted onChange={onReady} />}
      </LanguageTexts>
    )
  if (failure)
    return (
      <ErrorState title={t('detail.failed')} body={failure.text} support={failure} onRetry={() => void refetch()} />
    )
  // The booking page reports that the booking was not found.
  if (data) return <Navigate replace to={paths.booking(id)} />
  return (
    <Stack maxW="210mm" mx="auto">
      <SkeletonCard lines={8} />
    </Stack>
  )
}
