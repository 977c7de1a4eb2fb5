import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'

interface MoreProps {
  title: ReactNode
  children: ReactNode
}

/** A line that shows details below it when it is opened. */
export function More({ title, children }: MoreProps) {
  return (
    <chakra.details css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH={{ base: '11', md: '6' }}
        listStyleType="none"
        cursor="pointer"
        textStyle="micro"
        fontWeight="600"
        color="brand.fg"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {title}
        <Icon name="down" size={12} />
      </chakra.summary>
      {children}
    </chakra.details>
  )
}
