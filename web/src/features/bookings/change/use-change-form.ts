import { useRef } from 'react'
import { nightsOf } from '#src/domain/stay.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import {
  type ChangeTarget,
  type ChangeValues,
  toChangeInput,
  createChangeSchema,
  toFormValues,
  findField,
} from './change-form.ts'
import type { ChangeFlow } from './use-change.ts'

export type ChangeForm = ReturnType<typeof useChangeForm>

/** Form for a change. It stays mounted across the steps and is stored in this tab, so that no input is lost. */
export function useChangeForm(target: ChangeTarget, startReview: ChangeFlow['startReview']) {
  const { bookingId, travelers, stay } = target
  const { t } = useTranslation('change')
  const sentIndexes = useRef<number[]>([])
  return useServerForm({
    schema: createChangeSchema(travelers),
    values: toFormValues(travelers, stay),
    draftKey: `change.${bookingId}`,
    isStep: true,
    fieldAt: (path) => findField(path, sentIndexes.current) as keyof ChangeValues | undefined,
    submit: async (values) => {
      if (stay && nightsOf(values) < 1) return { message: () => t('datesMissing') }
      const change = toChangeInput(target, values)
      sentIndexes.current = change.sentIndexes
      if (change.sentIndexes.length === 0 && !change.input.checkIn) return { message: () => t('nothing') }
      return startReview(change.input)
    },
  })
}
