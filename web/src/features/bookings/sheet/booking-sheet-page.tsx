import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { type Language, fallbackLanguage, findLanguage, languages } from '#src/i18n/languages.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useLightPrint } from '#src/lib/browser/use-light-print.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useBookingDetailQuery } from '../detail/booking-detail.generated.ts'
import { useAgencyQuery } from './agency.generated.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { TextsIn } from './texts-in.tsx'

/** A booking on paper: choices on screen, and the sheet as it is printed. */
export function BookingSheetPage() {
  const { id } = useParams()
  return id ? <SheetOf key={id} id={id} /> : <Navigate replace to={paths.bookings} />
}

function SheetOf({ id }: { id: string }) {
  const { t, i18n } = useTranslation('bookings')
  const [choices, setChoices] = useSearchParams()
  useLightPrint()
  const screen = findLanguage(i18n.language) ?? fallbackLanguage
  const language = findLanguage(choices.get('language') ?? '') ?? screen
  const withPrices = choices.get('prices') !== 'off'
  const [shown, setShown] = useState(false)
  const choose = (name: string, value: string | null) =>
    setChoices(
      (now) => {
        if (value === null) now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Page pt="5" _print={{ p: '0', maxW: 'none' }}>
      <PageTitle>{t('sheet.title')}</PageTitle>
      <Box maxW="210mm" mx="auto" _print={{ display: 'none' }}>
        <Button asChild variant="plain" size="sm" px="0" mb="2" color="fg.muted">
          <Link to={paths.booking(id)}>
            <Icon name="previous" size={14} />
            {t('sheet.back')}
          </Link>
        </Button>
        <Text as="h1" textStyle="h1" mb="3">
          {t('sheet.title')}
        </Text>
        <Card p="4" mb="5">
          <Flex gap="4" wrap="wrap" align="flex-end">
            <Box w={{ base: 'full', sm: '220px' }}>
              <SelectField
                label={t('sheet.language')}
                options={languages.map(({ code, label }) => ({ value: code, label }))}
                value={language}
                onChange={({ target }) => choose('language', target.value === screen ? null : target.value)}
              />
            </Box>
            <Box flex="1" minW="220px">
              <Checkbox
                checked={withPrices}
                onChange={({ target }) => choose('prices', target.checked ? null : 'off')}
                aria-describedby="prices-hint"
              >
                {t('sheet.prices')}
              </Checkbox>
              <Text id="prices-hint" textStyle="micro" color="fg.subtle">
                {t('sheet.pricesHint')}
              </Text>
            </Box>
            <Button size="lg" disabled={!shown} onClick={() => print()} w={{ base: 'full', sm: 'auto' }}>
              <Icon name="document" />
              {t('sheet.print')}
            </Button>
          </Flex>
        </Card>
      </Box>
      <Sheet
        key={language}
        id={id}
        language={language}
        isOtherLanguage={language !== screen}
        withPrices={withPrices}
        onShown={setShown}
      />
    </Page>
  )
}

/** Reports that it is on screen, and later that it no longer is. */
function WhileShown({ onChange }: { onChange: (shown: boolean) => void }) {
  useEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}

interface SheetProps {
  id: string
  language: Language
  isOtherLanguage: boolean
  withPrices: boolean
  /** Whether the whole sheet is on screen, ready to be printed. */
  onShown: (shown: boolean) => void
}

/** Names of hotels and rooms come from the server in the language of the sheet. */
function Sheet({ id, language, isOtherLanguage, withPrices, onShown }: SheetProps) {
  const { t } = useTranslation('bookings')
  const { data, error, refetch } = useBookingDetailQuery({
    variables: { id },
    context: { language },
    // Texts of another language stay out of the cache of this one.
    fetchPolicy: isOtherLanguage ? 'no-cache' : 'cache-and-network',
  })
  const agency = useAgencyQuery()
  const failure = error && describeError(error)
  if (data?.booking)
    return (
      <TextsIn language={language}>
        <BookingSheet booking={data.booking} agency={agency.data?.viewer} language={language} withPrices={withPrices} />
        {!agency.loading && <WhileShown onChange={onShown} />}
      </TextsIn>
    )
  if (failure)
    return (
      <ErrorState
        title={t('detail.failed')}
        body={failure.text}
        support={[failure.code, failure.requestId]}
        onRetry={() => void refetch()}
      />
    )
  // The booking's own page says that there is none.
  if (data) return <Navigate replace to={paths.booking(id)} />
  return (
    <Stack maxW="210mm" mx="auto">
      <SkeletonCard lines={8} />
    </Stack>
  )
}
