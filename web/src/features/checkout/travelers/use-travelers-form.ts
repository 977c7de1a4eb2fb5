import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CountryOption } from '#src/components/forms/country-box.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { readPartyForm } from '../draft/party-form.ts'
import type { Draft } from '../draft/use-draft.ts'
import { useFormAutosave } from '../draft/use-form-autosave.ts'
import type { Purchase } from '../purchase.ts'
import type { Agent } from '../use-agent.ts'
import { type TravelersForm, emptyForm, fitsGroups, travelersSchema } from './travelers-form.ts'

interface TravelersFormOptions {
  agent: Agent
  countries: readonly CountryOption[]
  onContinue: (form: TravelersForm) => void
}

export type TravelersFormState = ReturnType<typeof useTravelersForm>['form']

/**
 * Travelers form of a checkout, shared by the steps and stored with the draft. A new quote for the same party starts with the previous quote's values.
 * `clear` empties the form.
 */
export function useTravelersForm(
  { travelers: { groups, nationality }, commissionEditable = false }: Purchase,
  { draft, storeForm }: Draft,
  { agent, countries, onContinue }: TravelersFormOptions,
) {
  const storedForm = draft.form && fitsGroups(draft.form, groups) ? draft.form : undefined
  const [reusedForm, setReusedForm] = useState(() => (storedForm ? undefined : readPartyForm(groups)))
  const [values] = useState(() => storedForm ?? reusedForm ?? emptyForm(groups))
  const isCommissionShown = useCommissionShown()
  const form = useServerForm({
    schema: travelersSchema({ country: agent.country, hasCommission: commissionEditable && isCommissionShown }),
    values,
    mode: 'onTouched',
    isStep: true,
    submit: async (typed) => onContinue(structuredClone(typed)),
  })
  useFormAutosave(form, storeForm)
  const prefill = usePrefill(form, agent, nationality, countries)
  const clear = () => {
    setReusedForm(undefined)
    form.reset(emptyForm(groups))
    prefill()
    storeForm(structuredClone(form.getValues()))
  }
  return { form, reusedForm: reusedForm && { clear } }
}

/** Prefills empty fields with the agent's data. Returns a function that prefills them again. */
function usePrefill(
  {
    getFieldState,
    getValues,
    setValue,
  }: Pick<UseFormReturn<TravelersForm>, 'getFieldState' | 'getValues' | 'setValue'>,
  { email, vatNumber, ibans }: Agent,
  nationality: string,
  countries: readonly CountryOption[],
) {
  const [iban] = ibans
  const prefix = countries.find(({ code }) => code === nationality)?.callingCodes[0]
  const prefill = useCallback(() => {
    const fill = (
      name: 'lead.email' | 'vatNumber' | 'iban' | 'lead.phoneCountryCode',
      value: string | null | undefined,
    ) => {
      if (value && getValues(name) === '' && !getFieldState(name).isDirty) setValue(name, value)
    }
    fill('lead.email', email)
    fill('vatNumber', vatNumber)
    fill('iban', iban)
    fill('lead.phoneCountryCode', prefix && `${nationality}-${prefix}`)
  }, [email, getFieldState, getValues, iban, nationality, prefix, setValue, vatNumber])
  useEffect(prefill, [prefill])
  return prefill
}
