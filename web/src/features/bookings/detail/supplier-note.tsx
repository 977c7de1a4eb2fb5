import { Text } from '@chakra-ui/react'
import { LanguageMark, useSupplierMarks } from '#src/components/hotels/supplier-words.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** The supplier's reason for a refusal, in its own words. */
export function SupplierNote({ children }: { children: string }) {
  const { t } = useTranslation('stay')
  const written = useSupplierMarks()(children)
  return (
    <>
      <Text textStyle="small" color="fg.subtle">
        {t('terms.supplierText')}
        <LanguageMark language={written.lang} dotBefore />
      </Text>
      <Text textStyle="small" color="fg.muted">
        <bdi {...written}>{children}</bdi>
      </Text>
    </>
  )
}
