import { currentLanguage } from '#src/lib/i18n/i18n.ts'

/** Last path segment of the route for the agent's photo or the company's logo. */
export type PictureRoute = 'profile-photo' | 'company-logo'

/** Uploads a picture, or deletes it if `file` is null. Resolves to the server's refusal, which may be empty, or to null on success. */
export async function sendPicture(
  route: PictureRoute,
  getIdToken: () => Promise<string | null>,
  file: File | null,
): Promise<string | null> {
  try {
    const response = await fetch(`/media/${route}`, {
      method: file ? 'PUT' : 'DELETE',
      headers: {
        authorization: `Bearer ${(await getIdToken()) ?? ''}`,
        'accept-language': currentLanguage(),
        ...(file && { 'content-type': file.type }),
      },
      body: file,
    })
    return response.ok ? null : readMessage(await response.json())
  } catch {
    return ''
  }
}

function readMessage(body: unknown): string {
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null
  const [error]: unknown[] = Array.isArray(errors) ? errors : []
  const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : ''
  return typeof message === 'string' ? message : ''
}
