import { useEffect, useEffectEvent, useState } from 'react'
import type { Money } from '#src/domain/money.ts'

/** Rows that removing one group of filters would bring back, and their lowest price. */
export interface Relaxation<Group> {
  readonly group: Group
  readonly rows: number
  readonly lowest: Money
}

const maxRelaxations = 3

/**
 * Counts the rows that removing each active filter would bring back, largest first; undefined while counting. `key` identifies the results and
 * the filters. `count` resolves with undefined if removing the group brings back no rows.
 */
export function useRelaxations<Group>(
  key: string,
  groups: readonly Group[],
  count: (group: Group) => Promise<Relaxation<Group> | undefined>,
): readonly Relaxation<Group>[] | undefined {
  const [counted, setCounted] = useState<{ key: string; relaxations: Relaxation<Group>[] }>()
  const countAll = useEffectEvent(async (): Promise<Relaxation<Group>[]> => {
    const results = await Promise.allSettled(groups.map(count))
    const useful = results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
    return useful.sort((a, b) => b.rows - a.rows).slice(0, maxRelaxations)
  })

  useEffect(() => {
    let isCurrent = true
    void countAll().then((relaxations) => {
      if (isCurrent) setCounted({ key, relaxations })
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  return counted?.key === key ? counted.relaxations : undefined
}
