import type { ReactNode } from 'react'
import { Page } from '#src/components/layout/page.tsx'
import { Masthead } from '#src/components/service-search/masthead.tsx'
import type { ProductKey } from '#src/domain/products.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface CannotSearchProps {
  product: ProductKey
  pageTitle: string
  reason: string
  /** Search form with product tabs, filled in from the URL. */
  form: ReactNode
}

/** Explains why the search in a URL cannot be run, above a form to correct the search. */
export function CannotSearch({ product, pageTitle, reason, form }: CannotSearchProps) {
  const { t } = useTranslation('listing')
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      <Masthead title={t(`incomplete.title.${product}`)}>{reason}</Masthead>
      <Page mt="-20px" position="relative" zIndex="2">
        {form}
      </Page>
    </>
  )
}
