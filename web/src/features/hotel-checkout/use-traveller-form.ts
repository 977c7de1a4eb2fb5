import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useCountriesQuery } from '#src/data/countries.generated.ts'
import { useViewerQuery } from '#src/data/viewer.generated.ts'
import type { Quote } from './quote-links.ts'
import { type TravellerForm, emptyForm, fitsRooms } from './traveller-form.ts'
import type { UpdateDraft } from './use-draft.ts'

/** The form of a checkout. It lives above the steps and writes every change to the draft. */
export function useTravellerForm(quote: Quote, kept: TravellerForm | null, update: UpdateDraft) {
  const rooms = quote.rooms.map(({ occupancy }) => occupancy)
  const form = useForm<TravellerForm>({
    mode: 'onTouched',
    defaultValues: kept && fitsRooms(kept, rooms) ? kept : emptyForm(rooms),
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => update({ form: structuredClone(values) }),
      }),
    [form, update],
  )
  usePrefill(form, quote.nationality)
  return form
}

/** Fills in what is known about the agent, where nothing has been typed yet. */
function usePrefill(form: UseFormReturn<TravellerForm>, nationality: string) {
  const { data: viewer } = useViewerQuery()
  const { data: countries } = useCountriesQuery()
  const email = viewer?.viewer.email
  const vatNumber = viewer?.viewer.company?.vatNumber
  const iban = viewer?.viewer.company?.ibans[0]
  const prefix = countries?.countries.find(({ code }) => code === nationality)?.callingCodes[0]
  useEffect(() => {
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
}
