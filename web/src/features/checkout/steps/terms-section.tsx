import { Text } from '@chakra-ui/react'
import { SupplierText } from '#src/components/hotels/supplier-text.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { InfoLine } from '#src/components/layout/info-line.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { LocalDeadline } from '#src/components/prices/cancellation-notes.tsx'
import { type CancellationTerms, areFeesKnown } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface TermsSectionProps {
  policy: CancellationTerms & { readonly supplierText: string | null }
  /** First day of the service. */
  from: string
  total: Money
  /** Additional information about the fees. */
  note?: string | undefined
}

/** Cancellation policy as a timeline, with the supplier's text. */
export function TermsSection({ policy, from, total, note }: TermsSectionProps) {
  const { t } = useTranslation('checkout')
  const now = useNow(60_000)
  return (
    <Part>
      <Section title={t('review.terms')}>
        <CancellationBar policy={policy} checkIn={from} now={now} total={total} labels />
        <InfoLine>
          {note && <Text>{note}</Text>}
          <LocalDeadline freeUntil={policy.freeUntil} now={now} />
        </InfoLine>
        <SupplierText folded={areFeesKnown(policy, total)}>{policy.supplierText}</SupplierText>
      </Section>
    </Part>
  )
}
