import { useRef } from 'react'
import { type Stay, nightsOf } from '#src/domain/stay.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type ChangeValues, changeInput, changeSchema, changeValues, fieldAt } from './change-form.ts'
import type { PlacedTraveler } from './travelers.ts'
import type { Changing } from './use-change.ts'

export type ChangeForm = ReturnType<typeof useChangeForm>

interface Changed {
  bookingId: string
  travelers: readonly PlacedTraveler[]
  /** Null for what takes place on one day. */
  stay: Stay | null
}

/** The form of a change. It lives above the steps, so that nothing typed is lost between them. */
export function useChangeForm({ bookingId, travelers, stay }: Changed, ask: Changing['ask']) {
  const { t } = useTranslation('change')
  const sent = useRef<number[]>([])
  return useServerForm({
    schema: changeSchema(travelers),
    values: changeValues(travelers, stay),
    fieldAt: (path) => fieldAt(path, sent.current) as keyof ChangeValues | undefined,
    submit: async (values) => {
      if (stay && nightsOf(values) < 1) return { message: () => t('datesMissing') }
      const change = changeInput(bookingId, { travelers, stay }, values)
      sent.current = change.sent
      if (change.sent.length === 0 && !change.input.checkIn) return { message: () => t('nothing') }
      return ask(change.input)
    },
  })
}
