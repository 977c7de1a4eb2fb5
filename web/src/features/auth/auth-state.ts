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

/** What one sign-in screen passes to the next. It travels in the history state, so that no e-mail address is in a URL. */
export type AuthState = {
  email: string
  /** The screen to offer a way back to. */
  back: 'register' | null
  /** What has just happened. */
  notice: Notice | null
}

/** The state of this history entry, checked: another version of the app may have written it. */
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
