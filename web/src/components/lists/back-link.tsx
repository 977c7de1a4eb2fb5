import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { useBackToListLink } from '#src/lib/navigation/back-to-list.ts'

const RouterLink = chakra(Link)

interface BackLinkProps {
  list: Parameters<typeof useBackToListLink>[0]
  /** Target if the page was not opened from the list. */
  to: Parameters<typeof useBackToListLink>[1]
  children: ComponentProps<typeof Link>['children']
}

/** Link above a page that leads back to its list. */
export function BackLink({ list, to, children }: BackLinkProps) {
  return (
    <RouterLink
      {...useBackToListLink(list, to)}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH={{ base: '11', md: '6' }}
      mb={{ base: '0', md: '3' }}
      textStyle="small"
      color="fg.muted"
      _hover={{ color: 'fg' }}
    >
      <Icon name="previous" size={14} />
      {children}
    </RouterLink>
  )
}
