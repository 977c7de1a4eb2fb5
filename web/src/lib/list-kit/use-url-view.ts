import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { mergeView } from './merge-view.ts'

interface ViewCodec<View> {
  read: (parameters: URLSearchParams) => View
  /** Keeps other parameters in the URL. */
  write: (parameters: URLSearchParams, view: View) => URLSearchParams
}

/**
 * View of a list that is stored in the URL. A change is shown first and written to the URL afterwards, because a new URL renders the
 * whole page, including all header links.
 */
export function useUrlView<View>({ read, write }: ViewCodec<View>) {
  const [parameters, setParameters] = useSearchParams()
  const { key, state } = useLocation()
  const [next, setNext] = useState<{ key: string; view: View; mode: 'replace' | undefined }>()
  // The URL has changed, so it takes precedence.
  if (next && next.key !== key) setNext(undefined)
  const unwritten = next?.key === key ? next : undefined
  const writeNext = useEffectEvent(() => {
    if (!next) return
    const options = next.mode === 'replace' && { replace: true, state: state as unknown }
    setParameters(write(parameters, next.view), { ...options, preventScrollReset: true })
  })
  useEffect(() => {
    if (unwritten) writeNext()
  }, [unwritten])
  const current = unwritten ? unwritten.view : read(parameters)
  const setView = (view: View, mode?: 'replace') =>
    setNext((latest) => ({ key, view: latest?.key === key ? mergeView(latest.view, current, view) : view, mode }))
  return [current, setView] as const
}
