import { HStack } from '@chakra-ui/react'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchBarProps } from '#src/components/lists/search-slots.ts'
import { type GroundServiceSearch, printGroundServiceLink } from '#src/domain/search/ground-service-search.ts'
import { BarDivider, BarFrame } from '../bar-frame.tsx'
import { DayFact } from '../day-fact.tsx'
import { NationalityFact } from '../nationality-fact.tsx'
import { GroundServiceForm } from './ground-service-form.tsx'

/** Current search for ground services above a page: day of arrival and pilgrims. */
export function GroundServiceBar({ search, onSearch, open, onOpenChange }: SearchBarProps<GroundServiceSearch>) {
  const texts = useGroupTexts()
  return (
    <BarFrame
      searchKey={printGroundServiceLink(search, '')}
      open={open}
      onOpenChange={onOpenChange}
      form={<GroundServiceForm initialValues={search} onSearch={onSearch} onCancel={() => onOpenChange(false)} />}
    >
      <DayFact day={search.arrivalDate} />
      <BarDivider from="md" />
      <HStack gap="1.5" color={{ base: 'fg.muted', md: 'fg' }}>
        <Icon name="users" color="fg.subtle" />
        <span>{texts.pilgrims(search.pilgrims)}</span>
      </HStack>
      <NationalityFact nationality={search.nationality} />
    </BarFrame>
  )
}
