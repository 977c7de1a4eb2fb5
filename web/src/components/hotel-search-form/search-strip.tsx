import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import { Page } from '../page.tsx'
import { useFormat } from '../use-format.ts'
import { useStayWords } from '../use-stay-words.ts'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { nightsOf } from '#src/domain/stay.ts'

interface SearchStripProps {
  search: HotelSearch
  city: string
  nationality: string
  onEdit: () => void
  /** The form was closed: the focus comes back to where it was opened. */
  focusEdit: boolean
}

const Divider = ({ from }: { from: 'md' | 'lg' }) => <Box w="1px" h="6" bg="border" hideBelow={from} aria-hidden />

/** What was searched, in one line, with the way to change it. */
export function SearchStrip({ search, city, nationality, onEdit, focusEdit }: SearchStripProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const words = useStayWords()
  const { checkIn, checkOut, rooms } = search
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusEdit) edit.current?.focus()
  }, [focusEdit])
  return (
    <Box bg="bg.panel" borderBottomWidth="1px">
      <Page>
        <Flex minH={{ base: '60px', md: '56px' }} py="1" align="center" gap={{ base: '3', md: '5' }} textStyle="small">
          <HStack gap="2" textStyle="body" flexShrink={0}>
            <Icon name="pin" color="brand.fg" />
            {city}
          </HStack>
          <Divider from="md" />
          <Box minW="0">
            <Text fontWeight="600" truncate>
              {format.stay(checkIn, checkOut)}{' '}
              <Text as="span" color="fg.muted" fontWeight="450">
                · {words.nights(nightsOf(search))}
              </Text>
            </Text>
            <Text textStyle="micro" color="brass.fg" truncate>
              {format.hijriStay(checkIn, checkOut)}
            </Text>
          </Box>
          <Divider from="md" />
          <HStack gap="1.5" hideBelow="md" minW="0">
            <Icon name="users" color="fg.subtle" />
            {words.party(rooms)}
          </HStack>
          <Divider from="lg" />
          <HStack gap="1.5" hideBelow="lg" minW="0">
            <Icon name="flag" color="fg.subtle" />
            {nationality}
          </HStack>
          <Box flex="1" />
          <Button ref={edit} size="sm" variant="outline" flexShrink={0} onClick={onEdit} aria-label={t('search.edit')}>
            <Icon name="search" size={14} />
            <Box as="span" hideBelow="md">
              {t('search.edit')}
            </Box>
            <Box as="span" hideFrom="md">
              {t('search.editShort')}
            </Box>
          </Button>
        </Flex>
      </Page>
    </Box>
  )
}
