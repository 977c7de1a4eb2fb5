import { currentLanguage } from '#src/lib/i18n/i18n.ts'

/** Sends a photo, or takes it away. Null when it was done, else the server's words; empty when it had none. */
export async function sendPhoto(idToken: string | null, file: File | null): Promise<string | null> {
  try {
    const response = await fetch('/media/profile-photo', {
      method: file ? 'PUT' : 'DELETE',
      headers: {
        authorization: `Bearer ${idToken ?? ''}`,
        'accept-language': currentLanguage(),
        ...(file && { 'content-type': file.type }),
      },
      body: file,
    })
    return response.ok ? null : wordsOf(await response.json())
  } catch {
    return ''
  }
}

function wordsOf(answer: unknown): string {
  const errors: unknown = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : null
  const [error]: unknown[] = Array.isArray(errors) ? errors : []
  const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : ''
  return typeof message === 'string' ? message : ''
}
