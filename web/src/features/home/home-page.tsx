import { Box } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { Masthead } from '#src/components/service-search/masthead.tsx'
import { ProductTabs } from '#src/components/service-search/product-tabs.tsx'
import type { SearchForm } from '#src/components/lists/search-slots.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { type ProductKey, productOfUrl } from '#src/domain/products.ts'
import { type SearchByProduct, searchUrl } from '#src/domain/search/search-links.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { readRecentSearches } from '#src/data/search/recent-searches.ts'
import { RecentSearches } from './recent-searches.tsx'
import { WalletSection } from './wallet-section.tsx'

function HomeMasthead() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const today = todayInMakkah(useNow(60_000)).toString()
  return <Masthead title={t('title')}>{joinWithDots([format.longDay(today), format.hijri(today)])}</Masthead>
}

/** Search form of each product. Forms other than the first are loaded when their tabs are opened. */
export type SearchForms = { readonly [Key in ProductKey]: SearchForm<SearchByProduct[Key]> }

interface HomePageProps {
  forms: SearchForms
  /** The company's agenda, with `aside` next to it. */
  Agenda: ComponentType<{ aside: ReactNode }>
}

/** The search forms, the agenda and the wallet. */
export function HomePage({ forms, Agenda }: HomePageProps) {
  const { t, i18n } = useTranslation('home')
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const product = productOfUrl(parameters)
  const recentSearches = readRecentSearches(todayInMakkah(useNow(60_000)))
  function openResults<Key extends ProductKey>(key: Key, search: SearchByProduct[Key]) {
    void navigate(searchUrl(key, search, i18n.language))
  }
  const header = <ProductTabs current={product} />
  const footer = recentSearches.length > 0 && (
    <RecentSearches searches={recentSearches} onPick={({ product, search }) => openResults(product, search)} />
  )
  function renderForm<Key extends ProductKey>(key: Key) {
    const Form: SearchForm<SearchByProduct[Key]> = forms[key]
    // The nationality of the latest search. Searches for all products have a nationality.
    const initialValues =
      recentSearches[0] && ({ nationality: recentSearches[0].search.nationality } as Partial<SearchByProduct[Key]>)
    return (
      <Form
        initialValues={initialValues}
        header={header}
        footer={footer}
        onSearch={(search) => openResults(key, search)}
      />
    )
  }
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <HomeMasthead />
      <Page mt="-20px" position="relative" zIndex="2">
        {product === 'hotels' ? (
          renderForm(product)
        ) : (
          <Suspense
            fallback={
              <Card boxShadow="raised" minH={{ base: '440px', lg: '130px' }}>
                {header}
              </Card>
            }
          >
            {renderForm(product)}
          </Suspense>
        )}
        <Box mt="7">
          <Agenda aside={<WalletSection />} />
        </Box>
      </Page>
    </>
  )
}
