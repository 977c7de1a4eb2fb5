import { Button, Flex, chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CountryOption } from '#src/components/forms/country-box.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { preloadPhoneRules } from '#src/domain/phone.ts'
import type { Purchase } from '../purchase.ts'
import type { Agent } from '../use-agent.ts'
import { ErrorCount } from './error-count.tsx'
import { GroupFields } from './group-fields.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { LeadFields } from './lead-fields.tsx'
import type { FieldName } from './traveler-field.tsx'
import type { TravelersForm } from './travelers-form.ts'

interface TravelersStepProps {
  purchase: Purchase
  agent: Agent
  countries: readonly CountryOption[]
  form: UseFormReturn<TravelersForm>
  /** The first field the server rejected. */
  rejectedField: FieldName | undefined
  /** URL of the step before. */
  backAddress: string
  onContinue: (form: TravelersForm) => void
}

/** Names of all travelers, and the invoice. All errors are shown at once, and the first one gets the focus. */
export function TravelersStep(props: TravelersStepProps) {
  const { purchase, agent, countries, form, rejectedField, backAddress, onContinue } = props
  const { t } = useTranslation('checkout')
  const { groups, nationality } = purchase.travelers
  const { guests } = form.getValues()
  const submit = form.handleSubmit((values) => onContinue(structuredClone(values)))

  useEffect(preloadPhoneRules, [])
  useEffect(() => {
    if (rejectedField) form.setFocus(rejectedField)
  }, [rejectedField, form])

  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={(event) => void submit(event)} display="contents">
        <ErrorCount />
        <Card p={{ base: '4', md: '6' }}>
          <Section title={t('travelers.lead')}>
            <LeadFields agentEmail={agent.email} countries={countries} nationality={nationality} />
          </Section>
        </Card>
        {groups.map((group, index) => (
          <GroupFields key={group.title} group={group} index={index} guests={guests} />
        ))}
        <Card p={{ base: '4', md: '6' }}>
          <Section title={t('travelers.invoice')}>
            <InvoiceFields country={agent.country} ibans={agent.ibans} codes={purchase.codes} />
          </Section>
        </Card>
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Button asChild variant="outline" size="lg">
            <Link to={backAddress}>
              <Icon name="previous" />
              {t('back')}
            </Link>
          </Button>
          <Button type="submit" size="lg" flex={{ base: '1', md: 'none' }}>
            {t('travelers.continue')}
            <Icon name="next" />
          </Button>
        </Flex>
      </chakra.form>
    </FormProvider>
  )
}
