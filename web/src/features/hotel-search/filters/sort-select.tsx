import { Box, HStack, chakra } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { type SortName, offeredSorts, sortNames } from '../results-view.ts'

interface SortSelectProps {
  sort: SortName
  /** Whether the distance of any hotel is known. */
  hasDistances: boolean
  onChange: (sort: SortName) => void
}

/** The order of the results: the device's own list under the text of the button. */
export function SortSelect({ sort, hasDistances, onChange }: SortSelectProps) {
  const { t } = useTranslation('hotels')
  const names = offeredSorts(sortNames, sort, hasDistances)
  return (
    <HStack
      position="relative"
      // As high as the buttons beside it.
      alignSelf="stretch"
      minH={{ base: '11', md: '8' }}
      px={{ base: '2', sm: '3' }}
      gap="1.5"
      justify="center"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l2"
      boxShadow="xs"
      fontSize="max(0.8125rem, var(--smallest, 0rem))"
      fontWeight="600"
      flex={{ base: '1 1 auto', md: 'none' }}
      maxW="full"
      minW="0"
      _hover={{ bg: 'bg.subtle', borderColor: 'border.strong' }}
      _focusWithin={{ outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' }}
    >
      <Icon name="sort" size={14} />
      <Box as="span" hideBelow="md" color="fg.subtle" fontWeight="500" aria-hidden>
        {t('sort.label')}
      </Box>
      <Box as="span" truncate aria-hidden>
        {t(`sort.${sort}`)}
      </Box>
      <Icon name="down" size={13} color="fg.subtle" />
      <chakra.select
        aria-label={t('sort.label')}
        position="absolute"
        inset="0"
        w="full"
        opacity="0"
        cursor="pointer"
        value={sort}
        onChange={(event) => {
          const chosen = names.find((name) => name === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {t(`sort.${name}`)}
          </option>
        ))}
      </chakra.select>
    </HStack>
  )
}
