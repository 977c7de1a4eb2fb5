import { Box, Button } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import type { TravelerKind } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import type { CountryOption } from '#src/components/forms/country-box.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { ErrorCount } from '#src/components/forms/error-count.tsx'
import { Form } from '#src/components/forms/form.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part, Surface } from '#src/components/layout/surface.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { preloadPhoneRules } from '#src/domain/phone.ts'
import type { Purchase } from '../purchase.ts'
import type { ProductAdapter } from '../product-adapter.ts'
import type { Agent } from '../use-agent.ts'
import { GroupFields } from './group-fields.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { StepBar } from '../steps/step-bar.tsx'
import { LeadFields } from './lead-fields.tsx'
import type { FieldName } from './traveler-field.tsx'
import type { TravelersFormState } from './use-travelers-form.ts'

interface TravelersStepProps {
  ProductFields: ProductAdapter['ProductFields']
  travelerKind: TravelerKind
  purchase: Purchase
  agent: Agent
  countries: readonly CountryOption[]
  form: TravelersFormState
  /** Set while the form shows names that were typed for another quote. `clear` empties the form. */
  reusedForm: { readonly clear: () => void } | undefined
  /** First field that the server rejected. */
  rejectedField: FieldName | undefined
  /** URL of the previous step. */
  backUrl: string
  /** Total and time left, on narrow screens. */
  bar: ReactNode
  /** Whether the hold has expired. The price must then be checked before the next step. */
  expired: boolean
}

/** Travelers step: names of all travelers, and invoice details. Shows all errors at once and focuses the first one. */
export function TravelersStep(props: TravelersStepProps) {
  const { ProductFields, travelerKind, purchase, agent, countries, form, reusedForm, rejectedField, backUrl, bar } =
    props
  const { expired } = props
  const { t } = useTranslation('checkout')
  const { groups, nationality } = purchase.travelers
  const { getValues, setFocus } = form
  const { guests } = getValues()

  useEffect(preloadPhoneRules, [])
  useEffect(() => {
    if (rejectedField) setFocus(rejectedField)
  }, [rejectedField, setFocus])

  return (
    <FormProvider {...form}>
      <Form form={expired ? { ...form, onSubmit: (event) => event.preventDefault() } : form} display="contents">
        {reusedForm && (
          <Callout tone="done">
            {t('travelers.carried')}{' '}
            <Button
              type="button"
              variant="plain"
              size="xs"
              color="inherit"
              textDecoration="underline"
              onClick={reusedForm.clear}
            >
              {t('travelers.clear')}
            </Button>
          </Callout>
        )}
        <ErrorCount control={form.control} />
        <Surface>
          <Part>
            <Section
              title={t(`party.${travelerKind}.lead`)}
              stacked
              aside={
                // If other guests share the lead traveler's room, their card shows the room's name.
                !guests.some(({ group }) => group === 0) && (
                  <Box textStyle="small" color="fg.muted">
                    <DotSeparated>{groups[0]?.facts}</DotSeparated>
                  </Box>
                )
              }
            >
              <LeadFields
                agentEmail={agent.email}
                countries={countries}
                nationality={nationality}
                texts={purchase.texts}
              />
            </Section>
          </Part>
          {groups.map((group, index) => (
            <GroupFields key={group.facts.join()} group={group} index={index} guests={guests} />
          ))}
          <ProductFields purchase={purchase} />
          <Part>
            <Section title={t('travelers.invoice')}>
              <InvoiceFields country={agent.country} ibans={agent.ibans} codes={purchase.codes} />
            </Section>
          </Part>
        </Surface>
        <StepBar top={bar}>
          <Button asChild variant="outline" size="lg">
            <Link to={backUrl}>
              <Icon name="previous" />
              {t('back')}
            </Link>
          </Button>
          {!expired && (
            <Button type="submit" size="lg" flex={{ base: '1', md: 'none' }}>
              {t('travelers.continue')}
              <Icon name="next" />
            </Button>
          )}
        </StepBar>
      </Form>
    </FormProvider>
  )
}
