import { useRef } from 'react'
import { nightsOf } from '#src/domain/stay.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import {
  type ChangeTarget,
  type ChangeValues,
  changeInput,
  changeSchema,
  changeValues,
  fieldAt,
} from './change-form.ts'
import type { ChangeFlow } from './use-change.ts'

export type ChangeForm = ReturnType<typeof useChangeForm>

/** Form of a change. Kept above the steps and stored for this tab, so that no input is lost. */
export function useChangeForm(target: ChangeTarget, startReview: ChangeFlow['startReview']) {
  const { bookingId, travelers, stay } = target
  const { t } = useTranslation('change')
  const sent = useRef<number[]>([])
  return useServerForm({
    schema: changeSchema(travelers),
    values: changeValues(travelers, stay),
    draftKey: `change.${bookingId}`,
    isStep: true,
    fieldAt: (path) => fieldAt(path, sent.current) as keyof ChangeValues | undefined,
    submit: async (values) => {
      if (stay && nightsOf(values) < 1) return { message: () => t('datesMissing') }
      const change = changeInput(target, values)
      sent.current = change.sent
      if (change.sent.length === 0 && !change.input.checkIn) return { message: () => t('nothing') }
      return startReview(change.input)
    },
  })
}
