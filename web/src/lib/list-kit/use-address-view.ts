import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { mergeView } from './merge-view.ts'

interface ViewCodec<View> {
  read: (address: URLSearchParams) => View
  /** Keeps everything else in the address. */
  write: (address: URLSearchParams, view: View) => URLSearchParams
}

/**
 * The view of a list, which its address holds. A change is shown first, and then written: a new address renders the whole page, with every link of the
 * header.
 */
export function useAddressView<View>({ read, write }: ViewCodec<View>) {
  const [parameters, setParameters] = useSearchParams()
  const { key, state } = useLocation()
  const [next, setNext] = useState<{ key: string; view: View; how: 'replace' | undefined }>()
  // The address has changed: it alone counts.
  if (next && next.key !== key) setNext(undefined)
  const unwritten = next?.key === key ? next : undefined
  const writeNext = useEffectEvent(() => {
    if (!next) return
    const place = next.how === 'replace' && { replace: true, state: state as unknown }
    setParameters(write(parameters, next.view), { ...place, preventScrollReset: true })
  })
  useEffect(() => {
    if (unwritten) writeNext()
  }, [unwritten])
  const shown = unwritten ? unwritten.view : read(parameters)
  const show = (view: View, how?: 'replace') =>
    setNext((latest) => ({ key, view: latest?.key === key ? mergeView(latest.view, shown, view) : view, how }))
  return [shown, show] as const
}
