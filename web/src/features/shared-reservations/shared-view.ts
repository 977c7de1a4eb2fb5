/** View of the list, stored in the URL so that a reload, Back or a shared link shows the same view. */
import type { PaymentLinkStatus, SharedReservationTab } from '#src/__generated__/schema.ts'
import { oneOfParam, pageParam, searchParamsCodec, type ValuesOf } from '#src/lib/list-kit/search-params.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { SharedReservationsQueryVariables } from './shared-reservations.generated.ts'

export const tabs = ['MINE', 'WITH_ME'] as const satisfies readonly SharedReservationTab[]

export const statusFilters = ['UNPAID', 'PAID', 'EXPIRED', 'DISABLED'] as const

export type StatusFilter = (typeof statusFilters)[number]

/** Statuses by filter. A link that is being paid still counts as unpaid. */
const statusesByFilter: Record<StatusFilter, PaymentLinkStatus[]> = {
  UNPAID: ['UNPAID', 'PENDING'],
  PAID: ['PAID'],
  EXPIRED: ['EXPIRED'],
  DISABLED: ['DISABLED'],
}

export const pageSize = 20

const params = {
  status: oneOfParam<StatusFilter, null>(statusFilters, null),
  page: pageParam,
}
const codec = searchParamsCodec(params)

export type SharedView = ValuesOf<typeof params> & { readonly tab: SharedReservationTab }

/** Last path segment of the tab with received links. */
const receivedPath = 'with-me'

export const readView = (type: string | undefined, parameters: URLSearchParams): SharedView => ({
  ...codec.read(parameters),
  tab: type === receivedPath ? 'WITH_ME' : 'MINE',
})

/** URL of a view. */
export function toUrl({ tab, ...view }: SharedView): string {
  const path = tab === 'WITH_ME' ? `${paths.sharedReservations}/${receivedPath}` : paths.sharedReservations
  const search = codec.write(new URLSearchParams(), view).toString()
  return search ? `${path}?${search}` : path
}

export const toVariables = ({ tab, status, page }: SharedView): SharedReservationsQueryVariables => ({
  tab,
  page,
  pageSize,
  ...(status && { status: statusesByFilter[status] }),
})
