import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { More } from '#src/components/layout/more.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'

interface ServiceListProps {
  services: VehicleCardFragment['services']
  /** The chosen ones; undefined while no vehicle is chosen that they could be added to. */
  chosen: readonly string[] | undefined
  onToggle: (code: string) => void
}

/** Services that can be added, with their prices; behind a line while no vehicle is chosen. */
export function ServiceList({ services, chosen, onToggle }: ServiceListProps) {
  const { t } = useTranslation('transport')
  if (services.length === 0) return undefined
  const list = (
    <Stack as="ul" listStyleType="none" aria-label={t('services')} gap="0">
      {services.map(({ code, name, price }) => (
        <Flex as="li" key={code} justify="space-between" align="center" gap="3" minH="6">
          <Box minW="0">
            {chosen ? (
              <Checkbox checked={chosen.includes(code)} onChange={() => onToggle(code)}>
                <bdi>{name}</bdi>
              </Checkbox>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Box>
          <Money value={price.total} weight={450} />
        </Flex>
      ))}
    </Stack>
  )
  return (
    // An open list takes the row, and the button beside it the next.
    <Box
      textStyle="micro"
      color="fg.muted"
      flex={chosen ? '1 0 100%' : '1 1 auto'}
      css={{ '&:has([open])': { flexBasis: '100%' } }}
    >
      {chosen ? (
        <>
          <Text fontWeight="600">{t('services')}</Text>
          {list}
        </>
      ) : (
        <More title={t('servicesCount', { count: services.length })}>{list}</More>
      )}
    </Box>
  )
}
