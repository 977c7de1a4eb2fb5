import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useSignOutMutation } from '#src/lib/identity/sign-out.generated.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { type SessionsQuery, useRevokeSessionMutation, useSessionsQuery } from './sessions.generated.ts'

export type Session = NonNullable<SessionsQuery['sessions']>[number]

/** Returns the agent's sessions, and functions to end them. The list is empty if the gateway does not support sessions. */
export function useSessions() {
  const { t } = useTranslation('profile')
  const { data, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [revoke] = useRevokeSessionMutation()
  const [signOut] = useSignOutMutation()

  /** Notifies the agent of success or of a refusal, and refetches the list. */
  async function reportResult(refusal: Promise<string | undefined>): Promise<void> {
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
    endSession: (id: string) => reportResult(revokeSession(id)),
    endOtherSessions: () => reportResult(signOut({ variables: { scope: 'OTHERS' } }).then(() => undefined)),
  }
}
