import type { ApolloCache, ObservableQuery } from '@apollo/client'
import { notify } from '#src/lib/browser/toaster.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useDisableSharedReservationMutation, useExtendSharedReservationMutation } from './change-shared.generated.ts'

/** Why a change failed; undefined on success. */
export type Refusal = { text: string } | undefined

/**
 * Returns functions that extend or disable one of the agent's links. The functions always refetch the queries that show the link, because it may have been paid
 * in the meantime.
 */
export function useChangeLink(id: string) {
  const { t } = useTranslation('shared')
  const format = useFormat()
  const refetchOptions = {
    update: (cache: ApolloCache) =>
      cache.modify({
        id: cache.identify({ __typename: 'SharedReservation', id }),
        fields: (_field, { INVALIDATE }) => INVALIDATE,
      }),
    onQueryUpdated: (query: ObservableQuery) => query.refetch(),
  }
  const [extendLink] = useExtendSharedReservationMutation()
  const [disableLink] = useDisableSharedReservationMutation()

  async function disable(): Promise<Refusal> {
    try {
      const { data } = await disableLink({ variables: { id }, ...refetchOptions })
      const result = data?.disableSharedReservation
      if (result?.__typename !== 'SharedReservationChanged')
        return { text: result?.message ?? describeError(null).text }
      notify('success', t('disable.done'))
      return undefined
    } catch (error) {
      return { text: describeError(error).text }
    }
  }

  async function extend(expiresAt: string): Promise<Refusal> {
    try {
      const { data } = await extendLink({ variables: { id, expiresAt }, ...refetchOptions })
      const result = data?.extendSharedReservation
      if (result?.__typename === 'SharedReservationChanged') {
        notify('success', t('extend.done', { instant: format.dateTime(result.expiresAt ?? expiresAt) }))
        return undefined
      }
      if (result?.__typename === 'InvalidInput') return { text: result.fields[0]?.message ?? result.message }
      return { text: result?.message ?? describeError(null).text }
    } catch (error) {
      return { text: describeError(error).text }
    }
  }

  return { disable, extend }
}
