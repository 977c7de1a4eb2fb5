import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import type { ErrorPageCode } from '#src/domain/products.ts'
import { toErrorPage } from '#src/lib/errors/error-page.ts'

/** Redirects to the error page. If `failed` is set, that page offers to retry the current URL. */
export function ErrorPageRedirect({ code, failed = false }: { code: ErrorPageCode; failed?: boolean }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const retry = failed ? pathname + search : undefined
  useEffect(() => void navigate(...toErrorPage(code, serverNow(), retry)), [navigate, code, retry])
  return undefined
}
