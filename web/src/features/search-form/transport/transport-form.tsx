import { Box, HStack } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchFormProps } from '#src/components/lists/search-slots.ts'
import { useRideCounts } from '#src/components/transport/use-ride-texts.ts'
import { useTransportOptions } from '#src/data/use-transport-options.ts'
import { dayProblem } from '#src/domain/search/service-day.ts'
import { MAX_PASSENGERS, type TransportSearch, maxVehiclesFor } from '#src/domain/search/transport-search.ts'
import { parseStayDate } from '#src/domain/stay.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { DayCell } from '../day-cell.tsx'
import { FormFrame } from '../form-frame.tsx'
import { NationalityCell } from '../nationality-cell.tsx'
import { ProductUnavailable } from '../product-unavailable.tsx'
import { CellColumn } from '../search-cell.tsx'
import { SelectCell, numbersUpTo } from '../select-cell.tsx'
import { useSearchForm } from '../use-search-form.ts'
import { changeDraft, toDraft } from './transport-draft.ts'

/** Search form for transport: route, day, passengers, vehicles and nationality. Used for new searches and for editing. */
export function TransportForm(props: SearchFormProps<TransportSearch>) {
  const { initialValues, onSearch, header, footer, onCancel, showErrors } = props
  const { t } = useTranslation('search')
  const texts = useRideCounts()
  const { options, routes, reload } = useTransportOptions()
  const { draft, change, today, problems, nationalityProps, frameProps } = useSearchForm({
    createDraft: () => toDraft(initialValues),
    change: changeDraft,
    findProblems: ({ date }, day) => ({ day: dayProblem(parseStayDate(date), day) }),
    onReady: onSearch,
    reload,
    onCancel,
    showErrors,
  })
  const { routeCode, passengers, vehicles } = draft
  const routeName = routes.find(({ code }) => code === routeCode)?.name ?? routeCode

  if (options === null)
    return <ProductUnavailable header={header} title={t('transport.notSold')} hint={t('transport.notSoldHint')} />
  return (
    <FormFrame
      label={t('transport.label')}
      header={header}
      footer={footer}
      reloadText={t('transport.listsFailed')}
      {...frameProps}
    >
      <CellColumn flex="1 1 0">
        <SelectCell
          label={t('transport.route')}
          text={
            <HStack as="span" gap="1.5" align="flex-start">
              <Icon name="route" color="brand.fg" alignWithFirstLine />
              <Box as="span" lineClamp="2" minW="0">
                {routeName ?? t('transport.allRoutes')}
              </Box>
            </HStack>
          }
          note={routeName ? undefined : t('transport.routeHint')}
          options={[
            { value: '', label: t('transport.allRoutes') },
            ...routes.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={routeCode ?? ''}
          onChange={(code) => change({ routeCode: code || undefined })}
        />
      </CellColumn>
      <CellColumn flex="0 0 176px">
        <DayCell
          label={t('day.label')}
          date={draft.date}
          today={today}
          problem={problems?.day}
          onChange={(date) => change({ date })}
        />
      </CellColumn>
      <CellColumn flex="0 0 156px">
        <SelectCell
          label={t('transport.passengers')}
          text={texts.passengers(passengers)}
          note={t('transport.passengersHint')}
          options={numbersUpTo(options?.maxPassengers ?? MAX_PASSENGERS).map((count) => ({
            value: String(count),
            label: texts.passengers(count),
          }))}
          value={String(passengers)}
          onChange={(count) => change({ passengers: Number(count) })}
        />
      </CellColumn>
      <CellColumn flex="0 0 180px">
        <SelectCell
          label={t('transport.vehicles')}
          text={vehicles ? texts.vehicles(vehicles) : t('transport.asNeeded')}
          note={t(vehicles ? 'transport.ofOneKind' : 'transport.asNeededHint')}
          options={[
            { value: '', label: t('transport.asNeeded') },
            ...numbersUpTo(maxVehiclesFor(passengers)).map((count) => ({
              value: String(count),
              label: texts.vehicles(count),
            })),
          ]}
          value={vehicles ? String(vehicles) : ''}
          onChange={(count) => change({ vehicles: count ? Number(count) : undefined })}
        />
      </CellColumn>
      <CellColumn flex="0 0 184px" isLast>
        <NationalityCell {...nationalityProps} />
      </CellColumn>
    </FormFrame>
  )
}
