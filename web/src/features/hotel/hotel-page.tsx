import { Button } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import type { SearchBar } from '#src/components/lists/search-slots.ts'
import { useInitialDay } from '#src/lib/clock/use-initial-day.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { Page } from '#src/components/layout/page.tsx'
import { type HotelLink, parseHotelLink } from '#src/domain/search/hotel-search.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { toErrorPage } from '#src/lib/errors/error-page.ts'
import { useNationalityStatus } from '#src/data/use-nationality-status.ts'
import { searchKey } from '#src/data/search/stored-search.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { BackToResults } from './back-to-results.tsx'
import { HotelSearchBar } from './hotel-search-bar.tsx'
import { HotelScreen } from './hotel-screen.tsx'
import { HotelSkeleton } from './hotel-skeleton.tsx'
import { useHotelDetail } from './use-hotel-detail.ts'

/** Page of a hotel with the rooms of all suppliers. Search and supplier come from the URL. */
export function HotelPage({ SearchBar }: { SearchBar: SearchBar<HotelSearch> }) {
  const { t } = useTranslation('hotel')
  const [parameters] = useSearchParams()
  const link = parseHotelLink(parameters, useInitialDay())
  const nationality = useNationalityStatus(typeof link === 'object' ? link.search.nationality : undefined)
  if (typeof link === 'object' && nationality !== 'invalid')
    return (
      <>
        <HotelSearchBar link={link} SearchBar={SearchBar} />
        {/* Searches only once the nationality is known to be valid. */}
        {nationality === 'loading' ? (
          <Page pt="5">
            <HotelSkeleton />
          </Page>
        ) : (
          <HotelLoader key={searchKey(link.search)} link={link} />
        )}
      </>
    )
  return (
    <Page pt="5">
      <PageTitle>{t('bad.title')}</PageTitle>
      <EmptyState
        level={1}
        icon="search"
        title={t('bad.title')}
        body={t(`bad.${typeof link === 'object' ? 'nationality' : link}`)}
      >
        <Button asChild mt="4">
          <Link to={paths.home}>{t('newSearch')}</Link>
        </Button>
      </EmptyState>
    </Page>
  )
}

const errorPages = { otherwise: 'GHDC' } as const

/** Loads a hotel and shows it, an error, or a message that the search does not include it. */
function HotelLoader({ link }: { link: HotelLink }) {
  const { t } = useTranslation('hotel')
  const navigate = useNavigate()
  const { detail, error, loading, retry, searchAgain } = useHotelDetail(link)
  const failure = error && describeError(error, errorPages)
  const pageCode = failure?.pageCode
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pageCode) void navigate(...toErrorPage(pageCode, serverNow(), pathname + search))
  }, [navigate, pageCode, pathname, search])

  if (pageCode) return undefined
  if (detail && !failure)
    return (
      <HotelScreen
        key={detail.hotel.id}
        link={link}
        detail={detail}
        loading={loading}
        onSearchAgain={searchAgain}
        onCheckAgain={retry}
      />
    )
  return (
    <Page pt="5">
      <BackToResults search={link.search} />
      {loading ? (
        <HotelSkeleton />
      ) : failure ? (
        <>
          <PageTitle>{t('unread')}</PageTitle>
          <ErrorState level={1} title={t('unread')} body={failure.text} support={failure} onRetry={retry} />
        </>
      ) : (
        <>
          <PageTitle>{t('missing.title')}</PageTitle>
          <EmptyState level={1} icon="bed" title={t('missing.title')} body={t('missing.text')} />
        </>
      )}
    </Page>
  )
}
