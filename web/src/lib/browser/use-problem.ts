import { useCallback, useState } from 'react'
import { notify } from './toaster.ts'
import { useMounted } from './use-mounted.ts'

/** State for the reason why an action failed, to show beside it. If the agent has left the page, a toast shows the reason instead. */
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
