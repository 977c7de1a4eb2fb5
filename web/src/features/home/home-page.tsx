import { Box, Text, chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate } from 'react-router-dom'
import type { SearchForm } from '#src/components/hotels/search-slots.ts'
import { Page } from '#src/components/layout/page.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { type HotelSearch, printListingLink } from '#src/domain/hotel-search.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { recentSearches } from '#src/data/recent-searches.ts'
import { usePlaces } from '#src/data/use-places.ts'
import { panoramaUrl } from '#src/theme/pictures/panorama.ts'
import { RecentSearches } from './recent-searches.tsx'
import { WalletCard } from './wallet-card.tsx'

const SKYLINE = panoramaUrl('home', 1280, 176, 'dusk')

function Masthead() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const today = todayInMakkah(useNow(60_000)).toString()
  return (
    <Box position="relative" bg="#5B5A50" h={{ base: '204px', md: '248px' }} overflow="hidden">
      <chakra.img
        src={SKYLINE}
        alt=""
        position="absolute"
        top="0"
        insetInline="0"
        w="full"
        h={{ base: 'calc(100% - 60px)', md: 'calc(100% - 72px)' }}
        objectFit="cover"
        // On phones the minarets stand beside the heading, not behind it.
        objectPosition={{ base: '8% 100%', md: '50% 100%' }}
        // Keeps the moon clear of the heading.
        _rtl={{ transform: 'scaleX(-1)' }}
      />
      <Box
        position="absolute"
        inset="0"
        bgImage="linear-gradient(180deg, rgba(9,30,35,.7), rgba(9,30,35,.3) 60%, rgba(9,30,35,.1))"
      />
      <Page position="relative" pt={{ base: '5', md: '9' }} color="#F8F4EA">
        <Text as="h1" textStyle="h1" fontSize={{ base: '22px', md: '26px' }}>
          {t('title')}
        </Text>
        <Text textStyle="body" color="#E4EBE7" mt="1">
          {dotted([format.longDay(today), format.hijri(today)])}
        </Text>
      </Page>
    </Box>
  )
}

interface HomePageProps {
  SearchForm: SearchForm
  /** What the company has ahead, with `aside` beside it. */
  Agenda: ComponentType<{ aside: ReactNode }>
}

/** The search form, the agenda and the wallet. */
export function HomePage({ SearchForm, Agenda }: HomePageProps) {
  const { t, i18n } = useTranslation('home')
  const navigate = useNavigate()
  const { locations } = usePlaces()
  const recent = recentSearches(todayInMakkah(useNow(60_000)))
  const search = (wanted: HotelSearch) =>
    navigate({ pathname: paths.hotelListing, search: printListingLink(wanted, i18n.language) })
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <Masthead />
      <Page mt={{ base: '-64px', md: '-92px' }} position="relative" zIndex="2">
        <SearchForm
          start={recent[0] && { nationality: recent[0].nationality }}
          onSearch={(wanted) => void search(wanted)}
          footer={
            recent.length > 0 && (
              <RecentSearches searches={recent} locations={locations} onPick={(wanted) => void search(wanted)} />
            )
          }
        />
        <Box mt="7">
          <Agenda aside={<WalletCard />} />
        </Box>
      </Page>
    </>
  )
}
