import { Box, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface MethodCardProps {
  icon: IconName
  title: string
  children: ReactNode
}

/** The chosen payment method. */
export const MethodCard = ({ icon, title, children }: MethodCardProps) => (
  <HStack
    p="3.5"
    gap="3"
    borderRadius="l3"
    borderWidth="1px"
    borderColor="brand.solid"
    bg="brand.subtle"
    boxShadow="inset 0 0 0 1px {colors.brand.solid}"
  >
    <Icon name={icon} size={20} color="brand.fg" />
    <Box flex="1" minW="0">
      <Text fontWeight="650">{title}</Text>
      <Text textStyle="micro" color="fg.muted" _empty={{ display: 'none' }}>
        {children}
      </Text>
    </Box>
    <Icon name="check" size={18} color="brand.fg" />
  </HStack>
)
