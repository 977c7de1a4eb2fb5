import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UpdateProfileInput } from '#src/__generated__/schema.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useUpdateProfileMutation } from './profile.generated.ts'

type Faults = Readonly<Record<string, string>>

/** The fields that differ from what is known: a colleague may have changed the others meanwhile. */
export function changesOf<Name extends string>(
  values: Record<Name, string>,
  known: Record<Name, string | null>,
): Partial<Record<Name, string>> {
  const names = Object.keys(values) as Name[]
  const changed = names.filter((name) => values[name] !== (known[name] ?? ''))
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Record<Name, string>>
}

/** Saves a part of the profile. What the server finds wrong stands under its field; anything else beside the button. */
export function useSaveProfile() {
  const { t } = useTranslation('profile')
  const [update, { loading }] = useUpdateProfileMutation()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)

  /** `after` runs when it was saved, before that is told. */
  async function save(input: UpdateProfileInput, after?: () => Promise<void>): Promise<boolean> {
    setFaults({})
    setFailure(null)
    try {
      const { data } = await update({ variables: { input } })
      const result = data?.updateProfile
      if (result?.__typename === 'ProfileUpdated') {
        await after?.()
        // The language may have changed meanwhile.
        notify('success', i18n.t('profile:saved'))
        return true
      }
      if (result?.__typename === 'InvalidInput') {
        setFaults(Object.fromEntries(result.fields.map(({ path, message }) => [path, message])))
      }
      setFailure(result?.message ?? t('failed'))
    } catch (error) {
      setFailure(describeError(error).text)
    }
    return false
  }

  return { save, busy: loading, faults, failure }
}
