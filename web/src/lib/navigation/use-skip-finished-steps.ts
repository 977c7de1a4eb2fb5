import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/**
 * Skips the history entries of finished steps. Any of them redirects to `url`, and going back from there skips all steps at once. Does
 * nothing while `url` is null.
 */
export function useSkipFinishedSteps(url: string | null): void {
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const here = pathname + search
  const arrived = useRef<{ url: string; key: string }>(undefined)
  useEffect(() => {
    if (url === null) return
    const wentBack =
      arrived.current?.url === url && arrived.current.key !== key && navigationType === NavigationType.Pop
    if (wentBack) void navigate(-1)
    else if (here === url) arrived.current = { url, key }
    else void navigate(url, { replace: true })
  }, [url, here, key, navigate, navigationType])
}
