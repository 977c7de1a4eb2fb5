import { useCallback, useState } from 'react'
import { notify } from './toaster.ts'
import { useMounted } from './use-mounted.ts'

/** Why an action failed, to be shown beside it; `initial` at first. An agent who has left the page is told by a toast instead. */
export function useProblem(initial?: string) {
  const [problem, show] = useState(initial)
  const isMounted = useMounted()
  const setProblem = useCallback(
    (text: string | undefined) => {
      if (text === undefined || isMounted()) show(text)
      else notify('warning', text)
    },
    [isMounted],
  )
  return [problem, setProblem] as const
}
