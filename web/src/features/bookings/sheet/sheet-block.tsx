import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A titled part of the sheet that is not split between pages. */
export const SheetBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  // Nastaliq letters reach below the line and need space before a page break.
  <Box as="section" breakInside="avoid" layerStyle="inkBelow">
    <Text as="h2" textStyle="h3" pb="1.5" mb="2.5" borderBottomWidth="1px">
      {title}
    </Text>
    {children}
  </Box>
)
