import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tone, notify } from './toaster.ts'
import { type FailureKey, failureKey } from './account-error.ts'

/** One try of a form: while it runs the button waits; what was refused stays on the screen, and is told in a toast of that tone. */
export function useAttempt(tone: Tone | null, keyOf: (error: unknown) => FailureKey = failureKey) {
  const { t } = useTranslation(['auth', 'errors'])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureKey | null>(null)

  function refuse(key: FailureKey) {
    setFailure(key)
    if (tone) notify(tone, t(key))
  }

  async function attempt(work: () => Promise<void>) {
    setFailure(null)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      refuse(keyOf(error))
    }
    setBusy(false)
  }

  return { busy, failure: failure && t(failure), attempt, refuse, forget: () => setFailure(null) }
}
