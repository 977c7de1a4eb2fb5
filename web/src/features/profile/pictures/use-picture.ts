import { useApolloClient } from '@apollo/client/react'
import { AccountDocument } from '#src/data/account.generated.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { ProfileDocument } from '../profile.generated.ts'
import { type PictureRoute, sendPicture } from './send-picture.ts'

/** Stores a picture, or deletes it for null. Resolves with the server's refusal (may be empty), or with null on success. */
export function usePicture(route: PictureRoute): (file: File | null) => Promise<string | null> {
  const identity = useIdentity()
  const client = useApolloClient()
  return async (file) => {
    const refusal = await sendPicture(route, () => identity.idToken(), file)
    // The picture is stored even if the page cannot be refetched.
    if (refusal === null) await client.refetchQueries({ include: [ProfileDocument, AccountDocument] }).catch(() => [])
    return refusal
  }
}
