import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'

interface ServiceListProps {
  id: string
  services: VehicleCardFragment['services']
  /** Codes of the selected services; undefined until a vehicle is selected. */
  chosenCodes: readonly string[] | undefined
  onToggle: (code: string) => void
}

/** Additional services with their prices. Uses the full width of a card, so that the columns above keep their height. */
export function ServiceList({ id, services, chosenCodes, onToggle }: ServiceListProps) {
  const { t } = useTranslation('transport')
  return (
    <Box
      id={id}
      gridColumn="1 / -1"
      px="3.5"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      textStyle="small"
      color="fg.muted"
    >
      <Text textStyle="small" fontWeight="semibold">
        {t('services')}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        aria-label={t('services')}
        templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}
        columnGap="8"
      >
        {services.map(({ code, name, price }) => (
          <Flex as="li" key={code} justify="space-between" align="center" gap="3" minH={{ base: '11', md: '7' }}>
            <Box minW="0" flex="1">
              {chosenCodes ? (
                <Checkbox checked={chosenCodes.includes(code)} onChange={() => onToggle(code)}>
                  <bdi>{name}</bdi>
                </Checkbox>
              ) : (
                <bdi>{name}</bdi>
              )}
            </Box>
            <Money value={price.total} weight="normal" />
          </Flex>
        ))}
      </Grid>
    </Box>
  )
}
