import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'

const RouterLink = chakra(Link)

interface TabLinkProps {
  to: To
  active: boolean
  children: ReactNode
}

/** A tab with its own address, in a row that has a rule below it. */
export function TabLink({ to, active, children }: TabLinkProps) {
  return (
    <RouterLink
      to={to}
      preventScrollReset
      aria-current={active ? 'true' : undefined}
      display="flex"
      alignItems="center"
      gap="1.5"
      h="full"
      outlineOffset="-3px"
      whiteSpace="nowrap"
      fontWeight={active ? '650' : '500'}
      color={active ? 'fg' : 'fg.muted'}
      borderBottomWidth="2px"
      borderColor={active ? 'brand.solid' : 'transparent'}
      _hover={{ color: 'fg' }}
    >
      {children}
    </RouterLink>
  )
}
