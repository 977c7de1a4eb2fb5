import { HStack, Skeleton } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { mosqueOf } from '#src/domain/distance.ts'
import { SelectCell } from '../select-cell.tsx'

interface CityCellProps {
  locations: readonly { code: string; name: string }[]
  locationCode: string
  isMissing: boolean
  onChange: (locationCode: string) => void
}

export function CityCell({ locations, locationCode, isMissing, onChange }: CityCellProps) {
  const { t } = useTranslation(['search', 'components'])
  const location = locations.find(({ code }) => code === locationCode)
  return (
    <SelectCell
      label={t('city')}
      text={
        <HStack as="span" gap="1.5">
          <Icon name="pin" color="brand.fg" />
          {location ? <span>{location.name}</span> : <Skeleton as="span" h="1lh" w="80px" />}
        </HStack>
      }
      // A space keeps the height of the cell while the cities load.
      note={location ? t(`components:mosque.${mosqueOf(locationCode)}`) : '\u00A0'}
      error={isMissing ? t('problem.city') : undefined}
      options={locations.map(({ code, name }) => ({ value: code, label: name }))}
      value={locationCode}
      onChange={onChange}
    />
  )
}
