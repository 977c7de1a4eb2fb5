import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

const RouterLink = chakra(Link)

interface AuthLinkProps {
  to: string
  email: string | undefined
  children: ReactNode
}

/** A way to another screen of signing in, which is told the same callback and the e-mail address typed here. */
export function AuthLink({ to, email, children }: AuthLinkProps) {
  const { search } = useLocation()
  return (
    <RouterLink
      to={to + search}
      state={{ email }}
      color="brand.fg"
      fontWeight="600"
      textStyle="small"
      borderRadius="l1"
      _hover={{ textDecoration: 'underline' }}
    >
      {children}
    </RouterLink>
  )
}
