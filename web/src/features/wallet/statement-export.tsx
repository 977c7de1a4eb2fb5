import { useApolloClient } from '@apollo/client/react'
import { ExportButton } from '#src/components/export/export-button.tsx'
import type { ExportSource } from '#src/components/export/export-source.ts'
import { useAgencyName } from '#src/components/export/use-agency-name.ts'
import { cardName } from '#src/components/payment/card-name.ts'
import { timeInMakkah } from '#src/domain/stay.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type MovementFragment, StatementDocument } from './statement.generated.ts'
import { type StatementView, toVariables } from './statement-view.ts'

const pageSize = 100

/** Exports all pages of the statement with the current filters. */
export function StatementExport({ view }: { view: StatementView }) {
  const { t } = useTranslation(['export', 'wallet'])
  const client = useApolloClient()
  const fetchAgencyName = useAgencyName()

  async function readPage(after: string | undefined, signal: AbortSignal) {
    const { data } = await client.query({
      query: StatementDocument,
      variables: { ...toVariables({ ...view, after: after ?? '' }), pageSize },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    })
    const statement = data?.wallet?.statement
    if (!statement) throw new Error('The response has no statement.')
    return statement
  }

  function createSource(): ExportSource {
    const movements: MovementFragment[] = []
    let next: string | null | undefined
    return {
      read: async (signal, onProgress) => {
        const reportProgress = () => onProgress({ read: movements.length, total: null })
        reportProgress()
        while (next !== null) {
          const { items, nextPage } = await readPage(next, signal)
          movements.push(...items)
          next = nextPage
          reportProgress()
        }
      },
      remark: () => null,
      table: () => ({
        title: t('wallet:statement'),
        language: currentLanguage(),
        columns: [
          { heading: t('wallet:columns.at'), kind: 'time', width: 22 },
          { heading: t('wallet:columns.kind'), kind: 'text', width: 24 },
          { heading: t('columns.reference'), kind: 'text', width: 22 },
          { heading: t('columns.service'), kind: 'text', width: 18 },
          { heading: t('columns.leadName'), kind: 'text', width: 26 },
          { heading: t('wallet:columns.card'), kind: 'text', width: 22 },
          { heading: t('wallet:columns.actor'), kind: 'text', width: 22 },
          { heading: t('wallet:columns.amount'), kind: 'amount', width: 14 },
          { heading: t('wallet:columns.balance'), kind: 'amount', width: 14 },
          { heading: t('columns.currency'), kind: 'text', width: 10 },
        ],
        rows: movements.map(({ at, kind, booking, card, actor, amount, balance }) => [
          timeInMakkah(at),
          t(`wallet:kind.${kind}`),
          booking?.reference ?? null,
          booking && t(`wallet:product.${booking.product}`),
          booking?.leadName ?? null,
          card && cardName(card),
          actor,
          amount.amount,
          balance?.amount ?? null,
          amount.currency,
        ]),
      }),
    }
  }
  return (
    <ExportButton description={t('about.statement')} createSource={createSource} fetchAgencyName={fetchAgencyName} />
  )
}
