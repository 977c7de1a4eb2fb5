import { Button, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { PackageLines } from '#src/components/ground-service/package-lines.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { TermsSection } from '../../steps/terms-section.tsx'
import type { GroundServiceQuoteFieldsFragment } from './ground-service-quote.generated.ts'
import { resultsUrl } from './urls.ts'

/** Package, extras and terms in a quote. */
export function PackageReview({ quote }: { quote: GroundServiceQuoteFieldsFragment }) {
  const { t, i18n } = useTranslation('ground')
  const { cancellationPolicy, arrivalDate, price, terms } = quote
  return (
    <>
      <Part>
        <Section
          title={t('checkout.packageAndExtras')}
          aside={
            <Button asChild variant="plain" size="sm" px="0">
              <Link to={resultsUrl(quote, i18n.language)}>{t('otherPackage')}</Link>
            </Button>
          }
        >
          <PackageLines package={quote.package} extras={quote.extras} />
          {terms && (
            <Text mt="3" textStyle="small" color="fg.muted">
              <bdi>{terms}</bdi>
            </Text>
          )}
        </Section>
      </Part>
      <TermsSection policy={cancellationPolicy} from={arrivalDate} total={price.total} />
    </>
  )
}
