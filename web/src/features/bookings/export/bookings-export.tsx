import { useApolloClient } from '@apollo/client/react'
import { ExportButton } from '#src/components/export/export-button.tsx'
import type { ExportSource } from '#src/components/export/export-source.ts'
import { useAgencyName } from '#src/components/export/use-agency-name.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { mapInSlices } from '#src/lib/table-file/map-in-slices.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toBookingFacts } from '../booking-facts.ts'
import type { ColumnId } from '../columns/columns.ts'
import { type BookingsView, toVariables } from '../list/bookings-view.ts'
import { ExportedBookingsDocument } from './exported-bookings.generated.ts'
import { type ReadPage, createBookingsReader } from './read-bookings.ts'
import { type SheetTexts, listSheetColumns } from './sheet-columns.ts'
import { sortBookings } from './sort-bookings.ts'

interface BookingsExportProps {
  view: BookingsView
  /** Columns shown in the list. */
  columns: readonly ColumnId[]
}

/** Exports the bookings list with its current filters, order and columns. */
export function BookingsExport({ view, columns }: BookingsExportProps) {
  const { t } = useTranslation(['export', 'bookings', 'components'])
  const client = useApolloClient()
  const fetchAgencyName = useAgencyName()
  const texts: SheetTexts = {
    status: (status) => t(`components:status.${status}`),
    untitled: (untitled) => t(untitled),
  }

  const readPage: ReadPage = async (variables, signal) => {
    const { data } = await client.query({
      query: ExportedBookingsDocument,
      variables,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    })
    if (!data) throw new Error('The response has no bookings.')
    return data.bookings
  }

  function createSource(): ExportSource {
    const { where, sort } = toVariables(view)
    const sheetColumns = listSheetColumns(columns)
    const reader = createBookingsReader(where ?? {}, readPage)
    return {
      read: reader.read,
      remark: reader.remark,
      table: async (signal) => ({
        title: t('bookings:title'),
        language: currentLanguage(),
        columns: sheetColumns.map(({ id, kind, width }) => ({ heading: t(`columns.${id}`), kind, width })),
        rows: await mapInSlices(
          sortBookings(reader.bookings(), sort ?? 'CREATED_DESC', serverNow()),
          (booking) => {
            const facts = toBookingFacts(booking)
            return sheetColumns.map(({ toCell }) => toCell(booking, facts, texts))
          },
          signal,
        ),
      }),
    }
  }
  return (
    <ExportButton
      short
      description={t('about.bookings')}
      createSource={createSource}
      fetchAgencyName={fetchAgencyName}
    />
  )
}
