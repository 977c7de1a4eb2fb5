import { HStack } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchBarProps } from '#src/components/lists/search-slots.ts'
import { routeText, useRideCounts } from '#src/components/transport/use-ride-texts.ts'
import { useTransportOptions } from '#src/data/use-transport-options.ts'
import { type TransportSearch, printTransportLink } from '#src/domain/search/transport-search.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { BarDivider, BarFrame } from '../bar-frame.tsx'
import { DayFact } from '../day-fact.tsx'
import { NationalityFact } from '../nationality-fact.tsx'
import { TransportForm } from './transport-form.tsx'

/** Current search for transport above a page: route, day and passengers. */
export function TransportBar({ search, onSearch, open, onOpenChange }: SearchBarProps<TransportSearch>) {
  const { t } = useTranslation('search')
  const texts = useRideCounts()
  const { routes } = useTransportOptions()
  const { routeCode, date, passengers, vehicles } = search
  return (
    <BarFrame
      searchKey={printTransportLink(search, '')}
      open={open}
      onOpenChange={onOpenChange}
      form={<TransportForm initialValues={search} onSearch={onSearch} onCancel={() => onOpenChange(false)} />}
    >
      {/* Keeps its height until the name of the route has loaded. */}
      <HStack gap="2" textStyle={{ base: 'small', md: 'body' }} minH="1lh" minW="0" align="flex-start">
        <Icon name="route" color="brand.fg" alignWithFirstLine />
        <span>
          {routeCode ? routeText(routes.find(({ code }) => code === routeCode)?.name ?? '') : t('transport.allRoutes')}
        </span>
      </HStack>
      <BarDivider from="md" />
      <DayFact day={date} brief />
      <BarDivider from="md" />
      <HStack gap="1.5" color={{ base: 'fg.muted', md: 'fg' }}>
        <Icon name="users" color="fg.subtle" />
        <span>{joinWithDots([texts.passengers(passengers), vehicles !== undefined && texts.vehicles(vehicles)])}</span>
      </HStack>
      <NationalityFact nationality={search.nationality} />
    </BarFrame>
  )
}
