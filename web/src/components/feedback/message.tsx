import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/components/layout/card.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface MessageProps {
  tone: 'brass' | 'red' | 'brand'
  icon: IconName
  title: ReactNode
  body?: ReactNode
  children?: ReactNode
  role?: 'alert' | 'status'
  /** Heading level; 1 if the message is the whole page. */
  level?: 1 | 2 | undefined
}

/** Panel with a message and next steps, shown in place of content. */
export function Message({ tone, icon, title, body, children, role, level = 2 }: MessageProps) {
  return (
    <Card p={{ base: '5', md: '8' }} role={role}>
      <Flex gap="5" direction={{ base: 'column', md: 'row' }}>
        <Flex
          boxSize="11"
          borderRadius="l3"
          bg={`${tone}.subtle`}
          color={`${tone}.fg`}
          align="center"
          justify="center"
          flexShrink={0}
        >
          <Icon name={icon} size={22} />
        </Flex>
        <Box maxW="620px" flex="1" minW="0">
          <Text as={`h${level}`} textStyle="h2">
            {title}
          </Text>
          {body !== undefined && (
            <Text textStyle="body" color="fg.muted" mt="1.5">
              {body}
            </Text>
          )}
          {children}
        </Box>
      </Flex>
    </Card>
  )
}
