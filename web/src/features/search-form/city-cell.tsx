import { Box, HStack, Skeleton, chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { mosqueOf } from '#src/domain/distance.ts'
import { CellText, cellStyle, ringStyle } from './search-cell.tsx'

interface CityCellProps {
  locations: readonly { code: string; name: string }[]
  locationCode: string
  missing: boolean
  selectRef: RefObject<HTMLSelectElement | null>
  onChange: (locationCode: string) => void
}

/** The city: the device's own list under the text of the cell. */
export function CityCell({ locations, locationCode, missing, selectRef, onChange }: CityCellProps) {
  const { t } = useTranslation(['search', 'components'])
  const location = locations.find(({ code }) => code === locationCode)
  return (
    <Box css={cellStyle} _focusWithin={ringStyle}>
      <CellText
        label={t('city')}
        value={
          <HStack as="span" gap="1.5">
            <Icon name="pin" color="brand.fg" />
            {location?.name ?? <Skeleton as="span" h="1lh" w="80px" />}
          </HStack>
        }
        // An empty line keeps the height of the cell while the cities load.
        note={location ? t(`components:mosque.${mosqueOf(locationCode)}`) : '\u00A0'}
        error={missing ? t('problem.city') : undefined}
      />
      <chakra.select
        ref={selectRef}
        aria-label={t('city')}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        opacity="0"
        cursor="pointer"
        value={locationCode}
        onChange={(event) => onChange(event.target.value)}
      >
        {locations.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </chakra.select>
    </Box>
  )
}
