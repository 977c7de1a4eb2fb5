import { endOfMonth, startOfMonth } from '@internationalized/date'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { Toolbar } from '#src/components/lists/toolbar.tsx'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type StatementView, changeView, kinds } from './statement-view.ts'

interface StatementFiltersProps {
  view: StatementView
  onView: (view: StatementView) => void
}

const monthsBack = 12

/** Filters for the kind of transaction and the month. */
export function StatementFilters({ view, onView }: StatementFiltersProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const today = todayInMakkah(useNow(60_000))
  const months = Array.from({ length: monthsBack + 1 }, (_, index) => {
    const day = today.subtract({ months: index })
    const from = startOfMonth(day).toString()
    return { from, to: endOfMonth(day).toString(), label: format.monthYear(from) }
  })
  const periods = [{ from: '', to: '', label: t('anyTime') }, ...months]
  const isListed = periods.some(({ from, to }) => from === view.from && to === view.to)
  const label = [view.from, view.to].map((day) => day && format.fullDate(day)).join(' – ')
  const periodChoices = isListed ? periods : [...periods, { from: view.from, to: view.to, label }]
  const selectedIndex = periodChoices.findIndex(({ from, to }) => from === view.from && to === view.to)
  return (
    <Toolbar
      display="grid"
      gridTemplateColumns={{ base: isListed ? 'repeat(2, minmax(0,1fr))' : 'minmax(0,1fr)', md: '220px auto 1fr' }}
      mb="3.5"
    >
      <SelectField
        label={t('columns.kind')}
        labelHidden
        options={[
          { value: '', label: t('allKinds') },
          ...kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
        value={view.kind ?? ''}
        onChange={(event) =>
          onView(changeView(view, { kind: kinds.find((kind) => kind === event.target.value) ?? null }))
        }
      />
      <SelectField
        label={t('period')}
        labelHidden
        options={periodChoices.map((choice, index) => ({ value: String(index), label: choice.label }))}
        value={String(selectedIndex)}
        onChange={(event) => {
          const dates = periodChoices[Number(event.target.value)]
          if (dates) onView(changeView(view, { from: dates.from, to: dates.to }))
        }}
      />
    </Toolbar>
  )
}
