/** View of the statement, stored in the URL so that a reload, Back or a shared link shows the same view. */
import type { WalletMovementKind } from '#src/__generated__/schema.ts'
import { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import { type ValuesOf, dateParam, oneOfParam, searchParamsCodec, textParam } from '#src/lib/list-kit/search-params.ts'
import type { StatementQueryVariables } from './statement.generated.ts'

export const kinds = [
  'DEPOSIT',
  'TOP_UP',
  'PAYMENT',
  'HOLD',
  'RELEASE',
  'REFUND',
  'TOP_UP_REFUND',
  'CHARGEBACK',
  'CHARGEBACK_REVERSAL',
  'DEBT',
  'DEBT_PAYMENT',
] as const satisfies readonly WalletMovementKind[]

const pageSize = 20

const params = {
  kind: oneOfParam<WalletMovementKind, null>(kinds, null),
  // First and last day; empty for no limit.
  from: dateParam,
  to: dateParam,
  /** Cursor of the page; empty for the latest transactions. */
  after: textParam(400),
}
const codec = searchParamsCodec(params)

export type StatementView = ValuesOf<typeof params>

export function readView(parameters: URLSearchParams): StatementView {
  const view = codec.read(parameters)
  return view.from && view.to && view.from > view.to ? { ...view, to: '' } : view
}

/** Router location of a view. */
export const toLocation = (view: StatementView) => ({ search: codec.write(new URLSearchParams(), view).toString() })

/** Applies a filter and returns to the latest transactions. */
export const changeView = (view: StatementView, change: Partial<StatementView>): StatementView => ({
  ...view,
  after: '',
  ...change,
})

export const statementFilters = filterGroups<Pick<StatementView, 'kind' | 'from' | 'to'>, 'kind' | 'dates'>(
  { kind: null, from: '', to: '' },
  { kind: ['kind'], dates: ['from', 'to'] },
)

export const toVariables = ({ kind, from, to, after }: StatementView): StatementQueryVariables => ({
  pageSize,
  ...(after && { after }),
  ...((kind || from || to) && {
    where: { ...(kind && { kinds: [kind] }), ...(from && { from }), ...(to && { to }) },
  }),
})
