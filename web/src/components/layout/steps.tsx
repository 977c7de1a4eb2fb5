import { Box, chakra, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { touchTarget } from '#src/theme/touch-target.ts'

const RouterLink = chakra(Link)

interface Step {
  label: string
  /** URL of the step, if a finished step can be opened again. */
  url?: string | undefined
}

interface StepsProps {
  steps: readonly Step[]
  /** Index of the current step. */
  current: number
}

/** Progress through a short procedure. Finished steps are links. On phones, only the current step shows its name. */
export function Steps({ steps, current }: StepsProps) {
  const { t } = useTranslation('components')
  return (
    <HStack as="ol" listStyleType="none" gap={{ base: '2', md: '3' }} textStyle="small">
      {steps.map(({ label, url }, index) => {
        const isCurrent = index === current
        const isDone = index < current
        const step = (
          <>
            <Flex
              boxSize="6"
              borderRadius="full"
              align="center"
              justify="center"
              textStyle="small"
              fontWeight="semibold"
              aria-hidden
              bg={isCurrent ? 'brand.solid' : isDone ? 'brand.muted' : 'bg.muted'}
              color={isCurrent ? 'brand.contrast' : isDone ? 'brand.fg' : 'fg.subtle'}
            >
              {isDone ? <Icon name="check" size={13} /> : index + 1}
            </Flex>
            <Text
              fontWeight={isCurrent ? 'semibold' : 'medium'}
              hideBelow={isCurrent ? undefined : 'md'}
              whiteSpace="nowrap"
            >
              {label}
            </Text>
          </>
        )
        return (
          <HStack
            as="li"
            key={label}
            gap="2"
            aria-current={isCurrent ? 'step' : undefined}
            color={isCurrent ? 'fg' : isDone ? 'brand.fg' : 'fg.subtle'}
          >
            {isDone && url ? (
              <RouterLink
                to={url}
                aria-label={label}
                display="flex"
                alignItems="center"
                gap="2"
                borderRadius="l2"
                position="relative"
                _after={touchTarget}
                _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
              >
                {step}
              </RouterLink>
            ) : (
              step
            )}
            {isDone && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
            {index < steps.length - 1 && <Box w={{ base: '4', md: '10' }} h="1px" bg="border.control" aria-hidden />}
          </HStack>
        )
      })}
    </HStack>
  )
}
