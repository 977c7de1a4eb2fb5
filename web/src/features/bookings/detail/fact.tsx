import { Box, type BoxProps, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FactProps extends BoxProps {
  label: string
  value: ReactNode
}

/** A fact at the top of the booking page. */
export function Fact({ label, value, children, ...box }: FactProps) {
  return (
    <Box
      px={{ base: '3', md: '4' }}
      py="4"
      borderInlineStartWidth={{ md: '1px' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderColor="border.muted"
      {...box}
    >
      <Text textStyle="micro" color="fg.subtle">
        {label}
      </Text>
      {/* Smaller on phones, where a date in Arabic is as wide as its column. */}
      <Text textStyle={{ base: 'small', md: 'h3' }} fontWeight="650" mt="0.5">
        {value}
      </Text>
      {children}
    </Box>
  )
}

/** A line below a fact. */
export const FactDetail = ({ children }: { children: ReactNode }) => (
  <Text textStyle="small" color="fg.muted">
    {children}
  </Text>
)
