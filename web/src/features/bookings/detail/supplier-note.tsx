import { Text } from '@chakra-ui/react'
import { LanguageMark, useSupplierTextAttributes } from '#src/components/hotels/supplier-text.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** The supplier's own text, such as the reason for a refusal. */
export function SupplierNote({ children }: { children: string }) {
  const { t } = useTranslation('stay')
  const languageProps = useSupplierTextAttributes()(children)
  return (
    <>
      <Text textStyle="small" color="fg.subtle">
        {t('terms.supplierText')}
        <LanguageMark language={languageProps.lang} dotBefore />
      </Text>
      <Text textStyle="small" color="fg.muted">
        <bdi {...languageProps}>{children}</bdi>
      </Text>
    </>
  )
}
