import { Box } from '@chakra-ui/react'
import { CodedOptions } from '#src/components/service-search/coded-options.tsx'
import { PriceFields } from '#src/components/service-search/price-fields.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type Filters, priceBounds } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'
import { toCompanyChoices } from './use-filter-text.ts'

interface FilterFieldsProps {
  filters: Filters
  /** Undefined while the results load. */
  results: SearchResults | null | undefined
  onChange: (filters: Filters) => void
}

export function FilterFields({ filters, results, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('ground')
  const facets = results?.facets
  const hasRows = facets?.packages.some(({ count }) => count > 0) ?? false
  return (
    <Box>
      <PriceFields title={t('price')} bounds={priceBounds} prices={facets} filters={filters} onChange={onChange} />
      <CodedOptions
        title={t('package')}
        hasRows={hasRows}
        available={facets?.packages}
        chosen={filters.packages}
        onChange={(packages) => onChange({ ...filters, packages })}
      />
      <CodedOptions
        title={t('company')}
        hasRows={hasRows}
        available={toCompanyChoices(results)}
        chosen={filters.companies}
        onChange={(companies) => onChange({ ...filters, companies })}
      />
    </Box>
  )
}
