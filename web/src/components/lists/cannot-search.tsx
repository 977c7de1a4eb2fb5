import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Page } from '#src/components/layout/page.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface CannotSearchProps {
  pageTitle: string
  reason: string
  /** The search form with what the address holds. */
  form: ReactNode
}

/** Says why an address cannot be searched, above the form to correct it. */
export function CannotSearch({ pageTitle, reason, form }: CannotSearchProps) {
  const { t } = useTranslation('listing')
  return (
    <Page pt="6">
      <PageTitle>{pageTitle}</PageTitle>
      <Text as="h1" textStyle="h1">
        {t('incomplete.title')}
      </Text>
      <Text color="fg.muted" mt="1" mb="4">
        {reason}
      </Text>
      {form}
    </Page>
  )
}
