import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import type { ErrorPageCode } from '#src/domain/products.ts'
import { toErrorPage } from '#src/lib/errors/error-page.ts'

/** Opens the error page. With `failed`, the page offers to retry the URL, which may work later. */
export function ToErrorPage({ code, failed = false }: { code: ErrorPageCode; failed?: boolean }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const retry = failed ? pathname + search : undefined
  useEffect(() => void navigate(...toErrorPage(code, serverNow(), retry)), [navigate, code, retry])
  return undefined
}
