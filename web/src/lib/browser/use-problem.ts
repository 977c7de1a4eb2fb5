import { useCallback, useState } from 'react'
import { notify } from './toaster.ts'
import { useIsMounted } from './use-is-mounted.ts'

/** State for the reason why an action failed, to show beside it. If the agent has navigated away, a toast shows the reason instead. */
export function useProblem(initial?: string) {
  const [problem, show] = useState(initial)
  const isMounted = useIsMounted()
  const setProblem = useCallback(
    (text: string | undefined) => {
      if (text === undefined || isMounted()) show(text)
      else notify('warning', text)
    },
    [isMounted],
  )
  return [problem, setProblem] as const
}
