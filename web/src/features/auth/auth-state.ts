import { useLocation } from 'react-router-dom'

const notices = [
  'confirmed',
  'registered',
  'notConfirmed',
  'resetRequired',
  'codeToConfirm',
  'codeForPassword',
] as const

export type Notice = (typeof notices)[number]

/** State passed from one sign-in screen to the next. Stored in the history entry, so that no email address appears in a URL. */
export type AuthState = {
  email: string
  /** Screen to link back to. */
  back: 'register' | null
  /** Notice to show on the next screen. */
  notice: Notice | null
}

/** Validated state of this history entry. Another version of the app may have written it. */
export function useAuthState(): AuthState {
  const state: unknown = useLocation().state
  const fields = new Map<string, unknown>(Object.entries(typeof state === 'object' && state !== null ? state : {}))
  const email = fields.get('email')
  return {
    email: typeof email === 'string' ? email.slice(0, 254) : '',
    back: fields.get('back') === 'register' ? 'register' : null,
    notice: notices.find((notice) => notice === fields.get('notice')) ?? null,
  }
}
