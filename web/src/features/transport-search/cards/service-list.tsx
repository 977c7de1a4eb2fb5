import { Flex, Stack, Text } from '@chakra-ui/react'
import { Money } from '#src/components/prices/money.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'

/** Services that can be added, with their prices. */
export function ServiceList({ services }: { services: VehicleCardFragment['services'] }) {
  const { t } = useTranslation('transport')
  if (services.length === 0) return undefined
  return (
    <Stack as="ul" listStyleType="none" aria-label={t('services')} gap="0.5" textStyle="micro" color="fg.muted">
      {services.map(({ code, name, price }) => (
        <Flex as="li" key={code} justify="space-between" gap="3">
          <Text as="bdi" minW="0">
            {name}
          </Text>
          <Money value={price.total} />
        </Flex>
      ))}
    </Stack>
  )
}
