import type { UpdateProfileInput } from '#src/__generated__/schema.ts'
import { type Rejection, toRejection } from '#src/lib/forms/use-server-form.ts'
import { useUpdateProfileMutation } from './profile.generated.ts'

/** Returns a function that saves profile fields. Pass only changed fields, because a colleague may have changed the others in the meantime. */
export function useUpdateProfile() {
  const [update] = useUpdateProfileMutation()
  return async (input: UpdateProfileInput): Promise<Rejection | undefined> => {
    const { data } = await update({ variables: { input } })
    return toRejection(data?.updateProfile)
  }
}
