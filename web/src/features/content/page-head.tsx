import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { usePageDescription } from '#src/lib/browser/use-page-description.ts'

/** Title and lead of a content page. The lead is also the description for search engines. */
export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  usePageDescription(lead)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Text as="h1" textStyle="display" textWrap="balance">
        {title}
      </Text>
      <Text textStyle="reading" color="fg.muted" mt="2" maxW="720px">
        {lead}
      </Text>
      {children}
    </>
  )
}
