import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useSignOutMutation } from '#src/lib/identity/sign-out.generated.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { type SessionsQuery, useRevokeSessionMutation, useSessionsQuery } from './sessions.generated.ts'

export type Session = NonNullable<SessionsQuery['sessions']>[number]

/** The agent's sessions, none where the gateway does not report them, and how to end them. */
export function useSessions() {
  const { t } = useTranslation('profile')
  const { data, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [revoke] = useRevokeSessionMutation()
  const [signOut] = useSignOutMutation()

  /** Reports the result, a refusal or nothing, and reads the list again. */
  async function end(refusal: Promise<string | undefined>): Promise<void> {
    try {
      const message = await refusal
      notify(message ? 'warning' : 'success', message ?? t('sessions.ended'))
    } catch (error) {
      notify('warning', describeError(error).text)
    }
    await refetch().catch(() => undefined)
  }

  async function revokeSession(id: string): Promise<string | undefined> {
    const { data } = await revoke({ variables: { id } })
    return data?.revokeSession.__typename === 'NotSupported' ? data.revokeSession.message : undefined
  }

  return {
    sessions: data?.sessions ?? [],
    end: (id: string) => end(revokeSession(id)),
    endOthers: () => end(signOut({ variables: { scope: 'OTHERS' } }).then(() => undefined)),
  }
}
