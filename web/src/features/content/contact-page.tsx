import { Box } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Page } from '#src/components/layout/page.tsx'
import { ContactForm } from './contact-form.tsx'
import { PageHead } from './page-head.tsx'

export function ContactPage() {
  const { t } = useTranslation('contact')
  return (
    <Page pt={{ base: '6', md: '10' }}>
      <Box maxW="720px" mx="auto">
        <PageHead title={t('title')} lead={t('lead')} />
        <Box mt="6">
          <ContactForm />
        </Box>
      </Box>
    </Page>
  )
}
