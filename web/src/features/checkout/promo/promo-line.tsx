import { HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Money, MoneyLine } from '#src/components/prices/money.tsx'
import { negate } from '#src/domain/money.ts'
import type { PurchasePromo } from '../purchase.ts'

/** Discount from a promo code, and the total without it. */
export function PromoLine({ promo: { code, discount, fullTotal } }: { promo: PurchasePromo }) {
  const { t } = useTranslation('checkout')
  return (
    <MoneyLine
      label={t('promo.line', { code })}
      value={negate(discount)}
      tone="money.down"
      hint={
        <HStack as="span" display="inline-flex" gap="1">
          {t('promo.was')} <Money value={fullTotal} tone="fg.muted" weight="medium" struck />
        </HStack>
      }
    />
  )
}
