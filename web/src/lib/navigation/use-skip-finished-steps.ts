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
  const currentUrl = pathname + search
  const arrival = useRef<{ url: string; key: string }>(undefined)
  useEffect(() => {
    if (url === null) return
    const wentBack =
      arrival.current?.url === url && arrival.current.key !== key && navigationType === NavigationType.Pop
    if (wentBack) void navigate(-1)
    else if (currentUrl === url) arrival.current = { url, key }
    else void navigate(url, { replace: true })
  }, [url, currentUrl, key, navigate, navigationType])
}
