import { Box } from '@chakra-ui/react'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Purchase } from '../../purchase.ts'
import { TravelerField } from '../../travelers/traveler-field.tsx'

/**
 * Field for the agent's commission, if the supplier lets agents set it. If it is empty, the supplier's commission applies. A typed commission still
 * applies while commissions are hidden.
 */
export function CommissionField({
  purchase: { commission: supplierCommission, commissionEditable },
}: {
  purchase: Purchase
}) {
  const { t } = useTranslation(['checkout', 'stay'])
  const format = useFormat()
  const isShown = useCommissionShown()
  if (!commissionEditable || !isShown) return undefined
  return (
    <Part>
      <Section title={t('stay:commission')}>
        <Box maxW={{ md: '50%' }}>
          <TravelerField
            name="commission"
            label={t('travelers.commission')}
            hint={
              supplierCommission
                ? t('travelers.commissionStated', { amount: format.money(supplierCommission) })
                : t('travelers.commissionNotStated')
            }
            keepsHint
            autoComplete="off"
            inputMode="decimal"
            ltr
          />
        </Box>
      </Section>
    </Part>
  )
}
