import { Box, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'

/** Paragraphs below terms or prices. Renders nothing if all are empty. */
export const InfoLine = ({ children }: { children: ReactNode }) => (
  <HStack
    mt="3"
    gap="2"
    textStyle="small"
    color="fg.muted"
    align="flex-start"
    css={{ '&:not(:has(p))': { display: 'none' } }}
  >
    <Icon name="info" size={15} alignWithFirstLine />
    <Box>{children}</Box>
  </HStack>
)
