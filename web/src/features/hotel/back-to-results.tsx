import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { type HotelSearch, printListingLink } from '#src/domain/hotel-search.ts'
import { useBackToResults } from '#src/lib/navigation/back-to-results.ts'
import { paths } from '#src/lib/navigation/paths.ts'

const RouterLink = chakra(Link)

/** The way back to the results of a search. */
export function BackToResults({ search }: { search: HotelSearch }) {
  const { t, i18n } = useTranslation('hotel')
  const back = useBackToResults(`${paths.hotelListing}?${printListingLink(search, i18n.language)}`)
  return (
    <RouterLink
      {...back}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="6"
      mb="3"
      textStyle="small"
      color="fg.muted"
      _hover={{ color: 'fg' }}
    >
      <Icon name="previous" size={14} />
      {t('back')}
    </RouterLink>
  )
}
