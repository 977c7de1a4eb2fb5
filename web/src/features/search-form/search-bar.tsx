import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { SearchBarProps } from '#src/components/hotels/search-slots.ts'
import { Page } from '#src/components/layout/page.tsx'
import { searchKey } from '#src/data/stored-search.ts'
import { usePlaces } from '#src/data/use-places.ts'
import { SearchForm } from './search-form.tsx'
import { SearchStrip } from './search-strip.tsx'

/** What was searched, in one line above a page; "Edit search" opens the form in its place. */
export function SearchBar({ search, onSearch, open, onOpenChange }: SearchBarProps) {
  const { locations, countries } = usePlaces()
  const key = searchKey(search)
  const [edited, setEdited] = useState<string>()
  if (open && edited !== key) setEdited(key)
  if (open)
    return (
      <Box bg="bg.panel" borderBottomWidth="1px">
        <Page py="3">
          <SearchForm start={search} onSearch={onSearch} onCancel={() => onOpenChange(false)} />
        </Page>
      </Box>
    )
  return (
    <SearchStrip
      search={search}
      city={locations.find(({ code }) => code === search.locationCode)?.name ?? ''}
      nationality={countries.find(({ code }) => code === search.nationality)?.name ?? search.nationality}
      onEdit={() => onOpenChange(true)}
      focusEdit={edited === key}
    />
  )
}
