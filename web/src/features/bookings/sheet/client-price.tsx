import { Box, Grid } from '@chakra-ui/react'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { MoneyLine, amountLines } from '#src/components/prices/money.tsx'
import { type Money, divide, subtract } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type MarkUp, type MarkUpBase, markUpKinds, listMarkUpKinds, parseMarkUp } from './mark-up.ts'

interface ClientPriceProps {
  markUpBase: MarkUpBase
  markUp: MarkUp
  /** Null if the mark-up is invalid. */
  total: Money | null
  onChange: (markUp: MarkUp) => void
}

/** Form for the mark-up that determines the client's price. */
export function ClientPrice({ markUpBase, markUp: { kind, value }, total, onChange }: ClientPriceProps) {
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  const format = useFormat()
  return (
    <Box mt="4">
      <Grid templateColumns={{ base: 'minmax(0,1.6fr) minmax(0,1fr)', md: '220px 160px' }} gap="4" alignItems="start">
        <SelectField
          label={t('tools:sheet.markUp')}
          options={listMarkUpKinds(markUpBase).map((option) => ({
            value: option,
            label: t(`tools:sheet.markUpKinds.${option}`),
          }))}
          value={kind}
          onChange={({ target }) => {
            const chosenKind = markUpKinds.find((option) => option === target.value)
            if (chosenKind) onChange({ kind: chosenKind, value })
          }}
        />
        <Field
          ltr
          label={kind === 'PERCENT' ? t('tools:sheet.percent') : t('tools:sheet.riyals')}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          error={parseMarkUp(value) === undefined ? t('tools:sheet.markUpInvalid') : undefined}
          onChange={({ target }) => onChange({ kind, value: target.value })}
        />
      </Grid>
      <Box mt="3" maxW="420px" aria-live="polite" css={amountLines}>
        <MoneyLine label={t('tools:sheet.pricesOf.own')} value={markUpBase.total} />
        {total && (
          <>
            <MoneyLine
              label={t('tools:sheet.markUp')}
              value={subtract(total, markUpBase.total)}
              tone="money.commission"
              signed
            />
            <MoneyLine
              strong
              label={t('tools:sheet.pricesOf.client')}
              value={total}
              hint={
                markUpBase.people !== null && markUpBase.people > 1
                  ? t('components:perPerson', { amount: format.money(divide(total, markUpBase.people)) })
                  : undefined
              }
            />
          </>
        )}
      </Box>
    </Box>
  )
}
