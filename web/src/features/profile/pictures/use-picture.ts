import { useApolloClient } from '@apollo/client/react'
import { AccountDocument } from '#src/data/account.generated.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { ProfileDocument } from '../profile.generated.ts'
import { type PictureRoute, sendPicture } from './send-picture.ts'

/**
 * Returns a function that stores a picture, or deletes it if the file is null. The function resolves to the server's refusal, which may be empty, or to null on
 * success.
 */
export function usePicture(route: PictureRoute): (file: File | null) => Promise<string | null> {
  const identity = useIdentity()
  const client = useApolloClient()
  return async (file) => {
    const refusal = await sendPicture(route, () => identity.idToken(), file)
    // The picture is stored even if the profile cannot be refetched.
    if (refusal === null) await client.refetchQueries({ include: [ProfileDocument, AccountDocument] }).catch(() => [])
    return refusal
  }
}
