import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { HotelWhere } from '#src/__generated__/schema.ts'
import { useOnReconnect } from '#src/lib/browser/use-is-online.ts'
import { SearchProgressDocument, type SearchProgressQuery } from './hotel-search.generated.ts'

/** Changes since the displayed results. */
export type LateOffers = SearchProgressQuery['hotelSearch']

const pauseMs = 3000
/** Number of consecutive failures after which polling stops until the device is back online. */
const maxFailures = 5

/** Follows a search until its last supplier has responded. Returns changes since the displayed results; undefined if there are none. */
export function useLateOffers(
  results: { searchId: string; revision: number; searching: boolean } | undefined,
  where: HotelWhere,
  onChange: (late: LateOffers) => void,
): LateOffers | undefined {
  const client = useApolloClient()
  const { searchId, revision = 0, searching = false } = results ?? {}
  const key = JSON.stringify([searchId, revision, where])
  const [reconnects, setReconnects] = useState(0)
  useOnReconnect(() => setReconnects(reconnects + 1))
  const [latest, setLatest] = useState<{ key: string; late: LateOffers }>()

  const fetchProgress = useEffectEvent(async (id: string, newerThan: number): Promise<LateOffers | undefined> => {
    const variables = { searchId: id, newerThan, since: revision, where }
    const { data } = await client.query({ query: SearchProgressDocument, variables, fetchPolicy: 'no-cache' })
    return data?.hotelSearch
  })
  const report = useEffectEvent((reportedKey: string, late: LateOffers) => {
    setLatest({ key: reportedKey, late })
    onChange(late)
  })

  useEffect(() => {
    if (!searchId || !searching) return undefined
    const controller = new AbortController()
    async function follow(id: string) {
      let knownRevision = revision
      for (let failures = 0; failures < maxFailures;) {
        const progress = await fetchProgress(id, knownRevision).catch(() => undefined)
        if (controller.signal.aborted) return
        if (progress && progress.revision > knownRevision) report(key, progress)
        if (progress && !progress.searching) return
        knownRevision = progress?.revision ?? knownRevision
        failures = progress ? 0 : failures + 1
        if (!progress) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        if (controller.signal.aborted) return
      }
    }
    void follow(searchId)
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- polls again when back online
  }, [key, searchId, revision, searching, reconnects])
  return latest?.key === key ? latest.late : undefined
}
