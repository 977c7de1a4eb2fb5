import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/**
 * Skips the history entries of finished steps. Any of them redirects to `address`, and going back from there leaves all steps at once. Does
 * nothing while `address` is null.
 */
export function useSkipFinishedSteps(address: string | null): void {
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const here = pathname + search
  const arrived = useRef<{ address: string; key: string }>(undefined)
  useEffect(() => {
    if (address === null) return
    const wentBack =
      arrived.current?.address === address && arrived.current.key !== key && navigationType === NavigationType.Pop
    if (wentBack) void navigate(-1)
    else if (here === address) arrived.current = { address, key }
    else void navigate(address, { replace: true })
  }, [address, here, key, navigate, navigationType])
}
