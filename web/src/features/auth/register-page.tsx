import { Box, Grid, HStack, Text } from '@chakra-ui/react'
import { type ComponentProps, useEffect, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { RichText } from '#src/lib/i18n/rich-text.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { ErrorCount } from '#src/components/forms/error-count.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { PhoneFields } from '#src/components/forms/phone-fields.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { useTaxNumberTexts } from '#src/components/forms/use-tax-number-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { phoneCountries } from '#src/data/phone-countries.ts'
import { useCountries } from '#src/data/use-countries.ts'
import { hasIbans } from '#src/domain/company-numbers.ts'
import {
  acceptedTerms,
  choice,
  uncheckedTaxNumber,
  email,
  hasRequiredIban,
  needsIban,
  optionalIban,
  phoneCountry,
  requiredText,
  taxNumberMatchesCountry,
} from '#src/domain/fields.ts'
import { toRejection, useServerForm } from '#src/lib/forms/use-server-form.ts'
import { homeCountryOf } from '#src/i18n/languages.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'
import { type RegisterAgentMutation, useRegisterAgentMutation } from './register.generated.ts'

/** Field names match the server's input. Only the server validates telephone and license numbers. */
const schema = z
  .object({
    firstName: requiredText(100, 'ownFirstNameMissing'),
    lastName: requiredText(100, 'ownLastNameMissing'),
    email: email(),
    phoneCountryCode: phoneCountry(),
    phone: requiredText(20, 'phoneMissing'),
    companyName: requiredText(150, 'companyNameMissing'),
    companyCountry: choice('countryMissing'),
    licenseNumber: requiredText(40, 'licenseMissing'),
    vatNumber: uncheckedTaxNumber(),
    iban: optionalIban(),
    terms: acceptedTerms(),
  })
  .check(taxNumberMatchesCountry, hasRequiredIban)

const emptyValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneCountryCode: '',
  phone: '',
  companyName: '',
  companyCountry: '',
  licenseNumber: '',
  vatNumber: '',
  iban: '',
  terms: false,
}

/** Fields of the rejections that concern a single field. */
const fieldByCode: Partial<Record<ErrorCode, keyof typeof emptyValues>> = {
  ACCOUNT_EXISTS: 'email',
  LICENCE_BLACKLISTED: 'licenseNumber',
}

function toRegistrationRejection(result: RegisterAgentMutation['registerAgent'] | undefined) {
  if (result?.__typename === 'AgentRegistered') return undefined
  const rejection = toRejection(result)
  if (!result || result.__typename === 'InvalidInput') return rejection
  const path = fieldByCode[result.code]
  if (path) return { message: '', fields: [{ path, message: result.message }] }
  // The gateway's own reason is the most precise.
  const reason = result.__typename === 'RegistrationRefused' ? result.reason : null
  return reason === null ? rejection : { message: reason }
}

/** Registers a company and its first agent, who receives a temporary password by email. */
export function RegisterPage() {
  const { t } = useTranslation('register')
  const navigate = useNavigate()
  const { search } = useLocation()
  const [register] = useRegisterAgentMutation()
  const { countries } = useCountries()

  const form = useServerForm({
    schema,
    values: { ...emptyValues, email: useAuthState().email, companyCountry: homeCountryOf(currentLanguage()) ?? '' },
    draftKey: 'registration',
    submit: async ({ terms: _terms, iban, ...input }) => {
      const { data } = await register({
        // The field may have been filled in before another country was selected.
        variables: { input: { ...input, iban: hasIbans(input.companyCountry) ? iban : '' } },
      })
      const rejection = toRegistrationRejection(data?.registerAgent)
      if (rejection) return rejection
      await navigate(paths.login + search, { state: { email: input.email, back: 'register', notice: 'registered' } })
    },
  })
  const [country, phoneCountryCode] = useWatch({ control: form.control, name: ['companyCountry', 'phoneCountryCode'] })
  const taxNumber = useTaxNumberTexts(country || null, { neededLater: true })
  useEffect(() => {
    // Most companies have a telephone number in their own country.
    const isChosen = form.getValues('companyCountry') !== '' || form.getFieldState('companyCountry').isDirty
    if (!isChosen && phoneCountryCode) form.setValue('companyCountry', phoneCountryCode.slice(0, 2))
  }, [form, phoneCountryCode])
  useEffect(() => {
    const [home] = phoneCountries(countries.filter(({ code }) => code === country))
    if (home && !form.getFieldState('phoneCountryCode').isDirty) form.setValue('phoneCountryCode', home.value)
  }, [countries, country, form])
  const field = (name: Exclude<keyof typeof emptyValues, 'terms' | 'phoneCountryCode' | 'vatNumber'>) => ({
    ...form.field(name),
    label: t(name),
  })

  return (
    <AuthForm
      form={form}
      title={t('title')}
      intro={t('intro')}
      submitLabel={t('submit')}
      linkHint={t('linkHint')}
      links={[{ to: paths.login, label: t('signIn') }]}
    >
      <PageTitle>{t('title')}</PageTitle>
      <Text textStyle="small" color="fg.muted">
        <RichText
          text={t('requiredNote')}
          tags={{
            mark: <Box as="span" color="money.up" />,
          }}
        />
      </Text>
      <ErrorCount control={form.control} />
      <Text as="h2" textStyle="h3">
        {t('agent')}
      </Text>
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
        stacked
        countries={countries}
        country={{
          ...form.field('phoneCountryCode'),
          label: t('phoneCountry'),
          required: true,
          placeholder: t('choose'),
        }}
        number={{ ...field('phone'), required: true, autoComplete: 'tel-national' }}
      />
      <Text as="h2" textStyle="h3" mt="2">
        {t('company')}
      </Text>
      <Field {...field('companyName')} required autoComplete="organization" maxLength={150} />
      <SelectField
        {...field('companyCountry')}
        required
        autoComplete="country"
        placeholder={t('choose')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Field
        {...field('licenseNumber')}
        required
        hint={t(needsIban(country) ? 'licenseHint' : 'licenseHintAbroad')}
        keepsHint
        ltr
        maxLength={40}
      />
      <Field {...form.field('vatNumber')} {...taxNumber} keepsHint ltr autoComplete="off" maxLength={40} />
      {hasIbans(country) && (
        <Field
          {...field('iban')}
          required={needsIban(country)}
          hint={t('ibanHint')}
          keepsHint
          ltr
          autoCapitalize="characters"
          maxLength={50}
        />
      )}
      <Terms {...form.field('terms')} />
    </AuthForm>
  )
}

interface TermsProps extends Omit<ComponentProps<typeof Checkbox>, 'children'> {
  error: string | undefined
}

function Terms({ error, ...checkbox }: TermsProps) {
  const { t } = useTranslation('register')
  const id = useId()
  const link = (to: string) => <Link to={to} target="_blank" style={{ textDecoration: 'underline' }} />
  return (
    <Box>
      <Checkbox {...checkbox} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
        <RichText text={t('terms')} tags={{ terms: link(paths.terms), privacy: link(paths.privacy) }} />
      </Checkbox>
      {error && (
        <HStack id={id} gap="1" mt="0.5" textStyle="small" color="red.fg">
          <Icon name="alert" size={13} />
          {error}
        </HStack>
      )}
    </Box>
  )
}
