import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFaultless, type Problems } from '#src/domain/account-fields.ts'
import { type FailureKey, failureKey } from './account-error.ts'
import { type Tone, notify } from '#src/lib/browser/toaster.ts'

/**
 * Tries of a form at the account service: a field at fault stops one before anybody is asked, while it runs the button waits, and what
 * was refused stays on the screen and is told in a toast of that tone.
 */
export function useAttempt<Field extends string>(
  tone: Tone | null,
  keyOf: (error: unknown) => FailureKey = failureKey,
) {
  const { t } = useTranslation(['auth', 'errors'])
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureKey | null>(null)

  function refuse(key: FailureKey) {
    setFailure(key)
    if (tone) notify(tone, t(key))
  }

  async function attempt(found: Problems<Field>, work: () => Promise<void>) {
    setProblems(found)
    setFailure(null)
    if (!isFaultless(found)) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      refuse(keyOf(error))
    }
    setBusy(false)
  }

  return { problems, busy, failure: failure && t(failure), attempt, refuse }
}
