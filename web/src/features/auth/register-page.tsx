import { Box, Grid, HStack } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { PhoneFields } from '#src/components/forms/phone-fields.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useCountriesQuery } from '#src/data/countries.generated.ts'
import { acceptedTerms, email, iban, optionalVatNumber, phoneCountry, requiredText } from '#src/domain/fields.ts'
import { rejectionOf, useServerForm } from '#src/lib/forms/use-server-form.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'
import { type RegisterAgentMutation, useRegisterAgentMutation } from './register.generated.ts'

/** Names are those of the input. Telephone and license numbers are judged by the server alone. */
const schema = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: email(),
  phoneCountryCode: phoneCountry(),
  phone: requiredText(20),
  companyName: requiredText(150),
  licenseNumber: requiredText(40),
  vatNumber: optionalVatNumber(),
  iban: iban(),
  terms: acceptedTerms(),
})

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phoneCountryCode: '',
  phone: '',
  companyName: '',
  licenseNumber: '',
  vatNumber: '',
  iban: '',
  terms: false,
}

/** Rejections that concern one field. */
const fieldByCode: Partial<Record<ErrorCode, keyof typeof empty>> = {
  ACCOUNT_EXISTS: 'email',
  LICENCE_BLACKLISTED: 'licenseNumber',
}

function rejectionOfRegistration(result: RegisterAgentMutation['registerAgent'] | undefined) {
  if (result?.__typename === 'AgentRegistered') return undefined
  const rejection = rejectionOf(result)
  if (!result || result.__typename === 'InvalidInput') return rejection
  const path = fieldByCode[result.code]
  if (path) return { message: '', fields: [{ path, message: result.message }] }
  // The gateway's own reason is the most precise one.
  const reason = result.__typename === 'RegistrationRefused' ? result.reason : null
  return reason === null ? rejection : { message: reason }
}

/** Creates a company and its first agent, who receives a temporary password by e-mail. */
export function RegisterPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { search } = useLocation()
  const [register] = useRegisterAgentMutation()
  const { data } = useCountriesQuery()

  const form = useServerForm({
    schema,
    values: { ...empty, email: useAuthState().email },
    draftKey: 'registration',
    submit: async ({ terms: _terms, ...input }) => {
      const { data } = await register({ variables: { input } })
      const rejection = rejectionOfRegistration(data?.registerAgent)
      if (rejection) {
        const [field] = rejection.fields ?? []
        notify('warning', rejection.message || (field?.message ?? ''))
        return rejection
      }
      notify('success', t('notices.registered'))
      await navigate(paths.login + search, { state: { email: input.email, back: 'register', notice: 'registered' } })
    },
  })
  const field = (name: Exclude<keyof typeof empty, 'terms' | 'phoneCountryCode'>) => ({
    ...form.field(name),
    label: t(`register.${name}`),
  })

  return (
    <AuthForm
      form={form}
      title={t('register.title')}
      intro={t('register.intro')}
      submitLabel={t('register.submit')}
      links={[{ to: paths.login, label: t('register.signIn') }]}
    >
      <PageTitle>{t('register.title')}</PageTitle>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field {...field('firstName')} required autoComplete="given-name" maxLength={100} />
        <Field {...field('lastName')} required autoComplete="family-name" maxLength={100} />
      </Grid>
      <Field
        {...field('email')}
        required
        type="email"
        ltr
        icon="mail"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PhoneFields
        countries={data?.countries ?? []}
        country={{
          ...form.field('phoneCountryCode'),
          label: t('register.phoneCountry'),
          required: true,
          placeholder: t('register.choose'),
        }}
        number={{ ...field('phone'), required: true, autoComplete: 'tel-national' }}
      />
      <Field {...field('companyName')} required autoComplete="organization" maxLength={150} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field {...field('licenseNumber')} required hint={t('register.licenseHint')} ltr maxLength={40} />
        <Field {...field('vatNumber')} hint={t('register.vatHint')} ltr inputMode="numeric" maxLength={30} />
      </Grid>
      <Field {...field('iban')} required hint={t('register.ibanHint')} ltr autoCapitalize="characters" maxLength={50} />
      <Terms {...form.field('terms')} />
    </AuthForm>
  )
}

interface TermsProps extends Omit<ComponentProps<typeof Checkbox>, 'children'> {
  error: string | undefined
}

function Terms({ error, ...checkbox }: TermsProps) {
  const { t } = useTranslation('auth')
  const id = useId()
  const link = (to: string) => <Link to={to} target="_blank" style={{ textDecoration: 'underline' }} />
  return (
    <Box>
      <Checkbox {...checkbox} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
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
