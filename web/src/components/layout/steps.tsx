import { Box, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface StepsProps {
  labels: readonly string[]
  /** Index of the current step. */
  current: number
}

/** Progress through a short procedure. On phones only the current step shows its name. */
export function Steps({ labels, current }: StepsProps) {
  const { t } = useTranslation('components')
  return (
    <HStack as="ol" listStyleType="none" gap={{ base: '2', md: '3' }} textStyle="small">
      {labels.map((label, index) => {
        const here = index === current
        const done = index < current
        return (
          <HStack
            as="li"
            key={label}
            gap="2"
            aria-current={here ? 'step' : undefined}
            color={here ? 'fg' : done ? 'brand.fg' : 'fg.subtle'}
          >
            <Flex
              boxSize="6"
              borderRadius="full"
              align="center"
              justify="center"
              textStyle="micro"
              fontWeight="700"
              aria-hidden
              bg={here ? 'brand.solid' : done ? 'brand.muted' : 'bg.muted'}
              color={here ? 'brand.contrast' : done ? 'brand.fg' : 'fg.subtle'}
            >
              {done ? <Icon name="check" size={13} /> : index + 1}
            </Flex>
            <Text fontWeight={here ? '650' : '500'} hideBelow={here ? undefined : 'md'} whiteSpace="nowrap">
              {label}
            </Text>
            {done && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
            {index < labels.length - 1 && <Box w={{ base: '4', md: '10' }} h="1px" bg="border.control" aria-hidden />}
          </HStack>
        )
      })}
    </HStack>
  )
}
