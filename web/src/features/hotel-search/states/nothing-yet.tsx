import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useSupplierNames } from '#src/components/hotels/use-supplier-names.ts'
import type { SearchResults } from '../search-pages.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'

/** Shown if no supplier has found a hotel yet and some are still searching. */
export function NothingYet({ suppliers }: { suppliers: SearchResults['suppliers'] }) {
  const { t } = useTranslation('hotels')
  const names = useSupplierNames()
  return (
    <>
      <Text role="status" mb="3.5" color="fg.muted">
        {t('nothing.pending', {
          suppliers: names(suppliers.flatMap(({ state, supplierInfo }) => (state === 'SEARCHING' ? supplierInfo : []))),
        })}
      </Text>
      <ResultsSkeleton />
    </>
  )
}
