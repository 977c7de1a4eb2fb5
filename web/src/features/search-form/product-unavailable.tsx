import { Box, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'

interface ProductUnavailableProps {
  /** Content above the message, such as tabs. */
  header: ReactNode
  title: string
  hint: string
}

/** Replaces a search form if the gateway does not sell the product. */
export const ProductUnavailable = ({ header, title, hint }: ProductUnavailableProps) => (
  <Card boxShadow="raised">
    {header}
    <HStack px="4" py="5" gap="3" align="flex-start" role="status">
      <Icon name="info" color="fg.subtle" alignWithFirstLine />
      <Box>
        <Text fontWeight="semibold">{title}</Text>
        <Text textStyle="small" color="fg.muted">
          {hint}
        </Text>
      </Box>
    </HStack>
  </Card>
)
