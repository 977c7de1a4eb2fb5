import { useMemo, useState } from 'react'
import { RichText } from '#src/lib/i18n/rich-text.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Navigate, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { Field } from '#src/components/forms/field.tsx'
import { NewPasswordFields } from '#src/components/forms/new-password-fields.tsx'
import { newPassword, passwordConfirmation, passwordsMatch, requiredText } from '#src/domain/fields.ts'
import { notGuessable } from '#src/domain/new-password.ts'
import { challengeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { useAccountForm } from '#src/lib/identity/use-account-form.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { AuthForm } from './auth-form.tsx'

const createSchema = (email: string, requiresName: boolean) =>
  z
    .object({
      name: requiresName ? requiredText(120, 'nameMissing') : z.string(),
      password: newPassword(),
      confirmation: passwordConfirmation(),
    })
    .check(passwordsMatch, notGuessable([email]))

/** Second step of signing in with a temporary password. Redirects to the sign-in page if the first step is missing. */
export function NewPasswordPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const { search } = useLocation()
  const [email] = useState(() => identity.challengedEmail())
  const [requiresName] = useState(() => identity.challengeRequiresName())
  const form = useAccountForm({
    schema: useMemo(() => createSchema(email ?? '', requiresName), [email, requiresName]),
    values: { name: '', password: '', confirmation: '' },
    toKey: challengeFailureKey,
    submit: async ({ name, password }) => {
      if ((await identity.answerNewPassword(password, name)) === 'not-b2b') return 'auth:failures.notB2b'
    },
  })

  if (!email) return <Navigate replace to={paths.login + search} />

  return (
    <AuthForm
      form={form}
      title={t('newPasswordTitle')}
      intro={
        <RichText
          text={t('newPasswordIntro', { email })}
          tags={{
            address: <bdi dir="ltr" translate="no" />,
          }}
        />
      }
      submitLabel={t('saveAndSignIn')}
    >
      <PageTitle>{t('newPasswordTitle')}</PageTitle>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {requiresName && <Field {...form.field('name')} label={t('name')} autoComplete="name" maxLength={120} required />}
      <NewPasswordFields field={form.field} />
    </AuthForm>
  )
}
