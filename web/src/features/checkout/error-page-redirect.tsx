import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import type { ErrorPageCode } from '#src/domain/products.ts'
import { toErrorPage } from '#src/lib/errors/error-page.ts'

/** Redirects to the error page. With `canRetry`, that page offers to load the current URL again. */
export function ErrorPageRedirect({ code, canRetry = false }: { code: ErrorPageCode; canRetry?: boolean }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const retryUrl = canRetry ? pathname + search : undefined
  useEffect(() => void navigate(...toErrorPage(code, serverNow(), retryUrl)), [navigate, code, retryUrl])
  return undefined
}
