import { Box } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { Masthead } from '#src/components/service-search/masthead.tsx'
import { type Product, ProductTabs, productOf } from '#src/components/service-search/product-tabs.tsx'
import type { SearchForm } from '#src/components/lists/search-slots.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { type GroundServiceSearch, printGroundServiceLink } from '#src/domain/search/ground-service-search.ts'
import { type HotelSearch, printListingLink } from '#src/domain/search/hotel-search.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { type TransportSearch, printTransportLink } from '#src/domain/search/transport-search.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { type RecentSearch, recentSearches } from '#src/data/search/recent-searches.ts'
import { RecentSearches } from './recent-searches.tsx'
import { WalletCard } from './wallet-card.tsx'

function HomeMasthead() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const today = todayInMakkah(useNow(60_000)).toString()
  return <Masthead title={t('title')}>{dotted([format.longDay(today), format.hijri(today)])}</Masthead>
}

/** Address of the results of a search. */
function resultsOf({ product, search }: RecentSearch, language: string): { pathname: string; search: string } {
  switch (product) {
    case 'hotels':
      return { pathname: paths.hotelListing, search: printListingLink(search, language) }
    case 'transport':
      return { pathname: paths.transportResults, search: printTransportLink(search, language) }
    case 'groundServices':
      return { pathname: paths.groundServiceResults, search: printGroundServiceLink(search, language) }
  }
}

interface HomePageProps {
  HotelForm: SearchForm<HotelSearch>
  /** Loaded when their tabs are opened. */
  TransportForm: SearchForm<TransportSearch>
  GroundServiceForm: SearchForm<GroundServiceSearch>
  /** What the company has ahead, with `aside` beside it. */
  Agenda: ComponentType<{ aside: ReactNode }>
}

/** The search forms, the agenda and the wallet. */
export function HomePage({ HotelForm, TransportForm, GroundServiceForm, Agenda }: HomePageProps) {
  const { t, i18n } = useTranslation('home')
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const product = productOf(parameters)
  const recent = recentSearches(todayInMakkah(useNow(60_000)))
  const start = recent[0] && { nationality: recent[0].search.nationality }
  const open = (wanted: RecentSearch) => void navigate(resultsOf(wanted, i18n.language))
  const frame = {
    start,
    header: <ProductTabs current={product} />,
    footer: recent.length > 0 && <RecentSearches searches={recent} onPick={open} />,
  }
  const forms: Record<Product, ReactNode> = {
    hotels: <HotelForm {...frame} onSearch={(search) => open({ product: 'hotels', search })} />,
    transport: <TransportForm {...frame} onSearch={(search) => open({ product: 'transport', search })} />,
    groundServices: <GroundServiceForm {...frame} onSearch={(search) => open({ product: 'groundServices', search })} />,
  }
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <HomeMasthead />
      <Page mt="-20px" position="relative" zIndex="2">
        {product === 'hotels' ? (
          forms.hotels
        ) : (
          <Suspense
            fallback={
              <Card boxShadow="raised" minH={{ base: '440px', lg: '130px' }}>
                {frame.header}
              </Card>
            }
          >
            {forms[product]}
          </Suspense>
        )}
        <Box mt="7">
          <Agenda aside={<WalletCard />} />
        </Box>
      </Page>
    </>
  )
}
