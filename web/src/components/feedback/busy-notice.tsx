import { Box, HStack, Spinner } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Spinner with a text about what is still loading while the screen can already be used. */
export const BusyNotice = ({ children }: { children: ReactNode }) => (
  <HStack
    role="status"
    align="flex-start"
    gap="2.5"
    p="3"
    borderRadius="l3"
    bg="status.pending.bg"
    color="status.pending.fg"
    textStyle="small"
  >
    <Spinner boxSize="14px" borderWidth="1.5px" mt="3px" flexShrink={0} />
    <Box>{children}</Box>
  </HStack>
)
