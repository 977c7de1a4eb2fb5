import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { forcedColors } from '#src/theme/media.ts'

const RouterLink = chakra(Link)

const inForcedColors = { [forcedColors]: { borderBottomWidth: '3px', borderColor: 'Highlight' } }

interface TabLinkProps {
  to: To
  active: boolean
  children: ReactNode
}

/** A tab with its own URL, in an underlined row. */
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
      fontWeight={active ? 'semibold' : 'medium'}
      color={active ? 'fg' : 'fg.muted'}
      {...(active
        ? { borderBottomWidth: '2px', borderColor: 'brand.solid', css: inForcedColors }
        : { paddingBottom: '2px' })}
      _hover={{ color: 'fg' }}
    >
      {children}
    </RouterLink>
  )
}
