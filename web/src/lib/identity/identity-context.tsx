import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { followAccountLanguage } from '#src/lib/i18n/i18n.ts'
import type { Identity, Session } from './identity.ts'
import { guardPrivateStorage } from '#src/lib/storage/private-storage.ts'

const IdentityContext = createContext<Identity | null>(null)

/** Renders nothing until the session has been checked. */
export function IdentityProvider({ identity, children }: { identity: Identity; children: ReactNode }) {
  useEffect(() => guardPrivateStorage(identity), [identity])
  useEffect(() => followAccountLanguage(identity), [identity])
  useEffect(() => identity.start(), [identity])
  const session = useSyncExternalStore(identity.subscribe, identity.current)
  // The first screen renders in slices.
  const isSessionChecked = useDeferredValue(session.state !== 'checking')
  return <IdentityContext value={identity}>{isSessionChecked && children}</IdentityContext>
}

export function useIdentity(): Identity {
  const identity = useContext(IdentityContext)
  if (!identity) throw new Error('useIdentity needs an IdentityProvider above it.')
  return identity
}

/** Session of this tab. The component re-renders when the session changes. */
export function useSession(): Session {
  const identity = useIdentity()
  return useSyncExternalStore(identity.subscribe, identity.current)
}
