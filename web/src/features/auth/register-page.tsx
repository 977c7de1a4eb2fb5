import { Box, Grid, HStack } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { PhoneFields } from '#src/components/forms/phone-fields.tsx'
import { useCountriesQuery } from '#src/data/countries.generated.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useKeptFields } from '#src/lib/storage/use-kept-fields.ts'
import { useProblemText } from '#src/components/forms/new-password-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'
import { isFaultless, type Problems } from '#src/domain/account-fields.ts'
import { useRegisterAgentMutation } from './register.generated.ts'
import {
  fieldOfPath,
  inputOf,
  type Registration,
  type RegistrationField,
  registrationOf,
  registrationProblems,
} from './register-fields.ts'

/** Refusals that are about one field stand under it. */
const fieldOfCode: Partial<Record<ErrorCode, RegistrationField>> = {
  ACCOUNT_EXISTS: 'email',
  LICENCE_BLACKLISTED: 'licenseNumber',
}

type Faults = Partial<Record<RegistrationField, string>>

/** Opens a company and its first agent; the temporary password comes by mail. */
export function RegisterPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { search } = useLocation()
  const before = useAuthState()
  const [register] = useRegisterAgentMutation()
  const { data, previousData } = useCountriesQuery()
  const countries = (data ?? previousData)?.countries ?? []
  const [busy, setBusy] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const [problems, setProblems] = useState<Problems<RegistrationField | 'terms'>>({})
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const text = useProblemText()
  const { kept, keep, forget } = useKeptFields('registration')

  function refuse(message: string) {
    setFailure(message)
    notify('warning', message)
  }

  async function send(values: Registration) {
    try {
      const { data } = await register({ variables: { input: inputOf(values) } })
      const result = data?.registerAgent
      if (result?.__typename === 'AgentRegistered') {
        forget()
        notify('success', t('notices.registered'))
        await navigate(paths.login + search, {
          state: { email: values.email, back: 'register', notice: 'registered' },
        })
      } else if (result?.__typename === 'InvalidInput') {
        const own = result.fields.map(({ path, message }) => [fieldOfPath(path), message] as const)
        setFaults(Object.fromEntries(own.filter(([field]) => field !== undefined)))
        setFailure(result.message)
      } else if (result) {
        const field = fieldOfCode[result.code]
        if (field) {
          setFaults({ [field]: result.message })
          notify('warning', result.message)
          return
        }
        // What the server's server says comes first.
        const reason = result.__typename === 'RegistrationRefused' && result.code === 'REGISTRATION_REFUSED'
        refuse((reason ? result.reason : null) ?? result.message)
      }
    } catch (error) {
      refuse(describeError(error).text)
    }
  }

  function submit(fields: FormData) {
    const values = registrationOf(fields)
    const found = registrationProblems(values, accepted)
    setProblems(found)
    setFaults({})
    setFailure(null)
    if (!isFaultless(found)) return
    setBusy(true)
    void send(values).finally(() => setBusy(false))
  }

  const field = (name: RegistrationField) => ({
    name,
    label: t(`register.${name}`),
    defaultValue: kept(name) ?? (name === 'email' ? before.email : ''),
    error: text(problems[name]) ?? faults[name],
  })
  const required = { required: true }

  return (
    <AuthForm
      title={t('register.title')}
      intro={t('register.intro')}
      submitLabel={t('register.submit')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onTyped={keep}
      links={[{ to: paths.login, label: t('register.signIn') }]}
    >
      <PageTitle>{t('register.title')}</PageTitle>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field {...field('firstName')} {...required} autoComplete="given-name" maxLength={100} />
        <Field {...field('lastName')} {...required} autoComplete="family-name" maxLength={100} />
      </Grid>
      <Field
        {...field('email')}
        {...required}
        type="email"
        ltr
        icon="mail"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PhoneFields
        countries={countries}
        country={{ ...field('phoneCountry'), ...required, placeholder: t('register.choose') }}
        number={{ ...field('phone'), ...required, autoComplete: 'tel-national' }}
      />
      <Field {...field('companyName')} {...required} autoComplete="organization" maxLength={150} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field {...field('licenseNumber')} {...required} hint={t('register.licenceHint')} ltr maxLength={40} />
        <Field {...field('vatNumber')} hint={t('register.vatHint')} ltr inputMode="numeric" maxLength={30} />
      </Grid>
      <Field
        {...field('iban')}
        {...required}
        hint={t('register.ibanHint')}
        ltr
        autoCapitalize="characters"
        maxLength={50}
      />
      <Terms accepted={accepted} onAccept={setAccepted} error={text(problems.terms)} />
    </AuthForm>
  )
}

interface TermsProps {
  accepted: boolean
  onAccept: (accepted: boolean) => void
  error: string | undefined
}

function Terms({ accepted, onAccept, error }: TermsProps) {
  const { t } = useTranslation('auth')
  const id = useId()
  // In a tab of its own: what was typed here stays.
  const link = (to: string) => <Link to={to} target="_blank" style={{ textDecoration: 'underline' }} />
  return (
    <Box>
      <Checkbox
        checked={accepted}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      >
        <Trans t={t} i18nKey="register.terms" components={{ terms: link(paths.terms), privacy: link(paths.privacy) }} />
      </Checkbox>
      {error && (
        <HStack id={id} gap="1" mt="0.5" textStyle="micro" color="red.fg">
          <Icon name="alert" size={13} />
          {error}
        </HStack>
      )}
    </Box>
  )
}
