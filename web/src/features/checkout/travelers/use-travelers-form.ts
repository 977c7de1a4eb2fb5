import { useCallback, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { CountryOption } from '#src/components/forms/country-box.tsx'
import { readPartyForm } from '../draft/party-form.ts'
import type { Draft } from '../draft/use-draft.ts'
import { useStoredForm } from '../draft/use-stored-form.ts'
import type { Purchase } from '../purchase.ts'
import type { Agent } from '../use-agent.ts'
import { type TravelersForm, emptyForm, fitsGroups } from './travelers-form.ts'

/**
 * Travelers form of a checkout. Kept above the steps and stored with the draft. A new quote for the same party starts with the values of the previous
 * one; `clear` empties the form.
 */
export function useTravelersForm(
  { travelers: { groups, nationality } }: Purchase,
  { draft, storeForm }: Draft,
  agent: Agent,
  countries: readonly CountryOption[],
) {
  const own = draft.form && fitsGroups(draft.form, groups) ? draft.form : undefined
  const [carried, setCarried] = useState(() => (own ? undefined : readPartyForm(groups)))
  const form = useForm<TravelersForm>({
    mode: 'onTouched',
    defaultValues: own ?? carried ?? emptyForm(groups),
  })
  useStoredForm(form, storeForm)
  const prefill = usePrefill(form, agent, nationality, countries)
  const clear = () => {
    setCarried(undefined)
    form.reset(emptyForm(groups))
    prefill()
    storeForm(structuredClone(form.getValues()))
  }
  return { form, carried: carried && { clear } }
}

/** Prefills empty fields with the agent's data. Returns a function that does so again. */
function usePrefill(
  form: UseFormReturn<TravelersForm>,
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
      if (value && form.getValues(name) === '' && !form.getFieldState(name).isDirty) form.setValue(name, value)
    }
    fill('lead.email', email)
    fill('vatNumber', vatNumber)
    fill('iban', iban)
    fill('lead.phoneCountryCode', prefix && `${nationality}-${prefix}`)
  }, [email, form, iban, nationality, prefix, vatNumber])
  useEffect(prefill, [prefill])
  return prefill
}
