import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device has a network connection. Does not imply that our server can be reached. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Calls back when the device is online again. */
export function useOnReconnect(onReconnect: () => void): void {
  const online = useIsOnline()
  const wasOnline = useRef(online)
  const report = useEffectEvent(onReconnect)
  useEffect(() => {
    if (online && !wasOnline.current) report()
    wasOnline.current = online
  }, [online])
}
