import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { EnrolAuthenticatorInput } from '#src/__generated__/schema.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useConfirmAuthenticatorMutation, useEnrolAuthenticatorMutation } from './authenticator.generated.ts'
import { ProfileDocument } from './profile.generated.ts'

/** Step of the setup: prove ownership, scan the secret and enter the first code, save the recovery codes. */
type Step =
  | { kind: 'prove' }
  | { kind: 'scan'; secret: string; uri: string; expiresAt: string }
  | { kind: 'save'; recoveryCodes: readonly string[] }

/** Sets up a new authenticator. The old one stays active until the server accepts the first code from the new one. */
export function useAuthenticatorSetup() {
  const { t } = useTranslation(['profile', 'errors'])
  const [enroll, { loading: isEnrolling }] = useEnrolAuthenticatorMutation()
  const [confirm, { loading: isConfirming }] = useConfirmAuthenticatorMutation({ refetchQueries: [ProfileDocument] })
  const [step, setStep] = useState<Step>({ kind: 'prove' })
  const [failure, setFailure] = useState<string>()

  /** Resolves to true if the server refused the code. A refused code cannot be used again, unlike a code after a network error. */
  async function attempt(request: () => Promise<string | undefined>): Promise<boolean> {
    setFailure(undefined)
    try {
      const refusal = await request()
      setFailure(refusal)
      return refusal !== undefined
    } catch (error) {
      setFailure(describeError(error).text)
      return false
    }
  }

  return {
    step,
    failure,
    busy: isEnrolling || isConfirming,
    start: (input: EnrolAuthenticatorInput) =>
      attempt(async () => {
        const { data } = await enroll({ variables: { input } })
        const result = data?.enrolAuthenticator
        if (result?.__typename !== 'AuthenticatorEnrolment') {
          const isMistyped = result?.code === 'AUTH_CODE_INVALID' || result?.code === 'INVALID_INPUT'
          return isMistyped && input.recoveryCode !== undefined
            ? t('profile:authenticator.recoveryWrong')
            : (result?.message ?? t('errors:unexpected'))
        }
        const { secret, uri, expiresAt } = result
        setStep({ kind: 'scan', secret, uri, expiresAt })
        return undefined
      }),
    confirm: (code: string) =>
      attempt(async () => {
        const { data } = await confirm({ variables: { code } })
        const result = data?.confirmAuthenticator
        if (result?.__typename === 'AuthenticatorConfirmed') {
          setStep({ kind: 'save', recoveryCodes: result.recoveryCodes })
          return undefined
        }
        if (result?.__typename === 'EnrolmentExpired') setStep({ kind: 'prove' })
        return result?.message ?? t('errors:unexpected')
      }),
  }
}
