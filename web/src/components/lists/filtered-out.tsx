import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import type { Relaxation } from '#src/lib/list-kit/use-relaxations.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface FilteredOutProps<Group extends string> {
  title: string
  body: string
  /** Additional note about the filters. */
  children?: ReactNode
  /** Undefined while counting. */
  relaxations: readonly Relaxation<Group>[] | undefined
  labelOf: (group: Group) => string
  /** Describes a number of rows and their lowest price. */
  describe: (relaxation: Relaxation<Group>) => string
  onRemove: (group: Group) => void
  onClear: () => void
}

/** Shown if the filters leave no rows. Lists the rows that removing each filter would bring back. */
export function FilteredOut<Group extends string>(props: FilteredOutProps<Group>) {
  const { title, body, children, relaxations, labelOf, describe, onRemove, onClear } = props
  const { t } = useTranslation('listing')
  return (
    <EmptyState icon="filter" title={title} body={body}>
      {children}
      <Stack as="ul" listStyleType="none" gap="0" mt="5" borderTopWidth={relaxations?.length === 0 ? '0' : '1px'}>
        {!relaxations && <Skeleton h="12" my="3" />}
        {relaxations?.map((relaxation) => (
          <Flex as="li" key={relaxation.group} py="3" borderBottomWidth="1px" align="center" gap="3">
            <Box flex="1" minW="0">
              <Text fontWeight="semibold">{t('filteredOut.without', { filter: labelOf(relaxation.group) })}</Text>
              <Text textStyle="small" color="fg.muted" textWrap="balance">
                {describe(relaxation)}
              </Text>
            </Box>
            <Button size="sm" variant="outline" onClick={() => onRemove(relaxation.group)}>
              {t('filteredOut.apply')}
            </Button>
          </Flex>
        ))}
      </Stack>
      <Button variant="plain" size="sm" mt="4" onClick={onClear}>
        {t('clearAll')}
      </Button>
    </EmptyState>
  )
}
