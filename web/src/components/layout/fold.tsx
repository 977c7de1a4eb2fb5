import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'

interface FoldProps extends HTMLChakraProps<'details'> {
  /** Always visible. Toggles the content. */
  label: ReactNode
}

/** Collapsible content that few readers need. */
export const Fold = ({ label, children, ...details }: FoldProps) => (
  <chakra.details {...details} css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
    <chakra.summary
      display="flex"
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: '7' }}
      cursor="pointer"
      listStyleType="none"
      css={{ '&::-webkit-details-marker': { display: 'none' } }}
    >
      {label}
      <Icon name="down" size={14} />
    </chakra.summary>
    {children}
  </chakra.details>
)
