import { useLocation } from 'react-router-dom'

const notices = ['confirmed', 'registered', 'passwordChanged'] as const

/** What a sign-in screen is told by the one before it. It travels beside the address: an e-mail address has no business in one. */
export type AuthState = {
  email: string
  /** The screen to offer a way back to. */
  back: 'register' | null
  /** What has just been done. */
  notice: (typeof notices)[number] | null
}

/** The state of this step of the history; it may come from an older version of the app, so nothing of it is taken for granted. */
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
