import { Box, HStack, type HTMLChakraProps, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'

interface PaymentAlertProps extends Pick<HTMLChakraProps<'div'>, 'mt'> {
  title: string
  children: ReactNode
}

/** Explains what prevents a payment and what to do about it. */
export function PaymentAlert({ title, children, ...box }: PaymentAlertProps) {
  return (
    <HStack
      role="alert"
      p="3.5"
      gap="3"
      align="flex-start"
      borderRadius="l3"
      bg="status.unpaid.bg"
      color="status.unpaid.fg"
      textStyle="small"
      {...box}
    >
      <Icon name="alert" size={16} alignWithFirstLine />
      <Box minW="0">
        <Text fontWeight="semibold">{title}</Text>
        {children}
      </Box>
    </HStack>
  )
}
