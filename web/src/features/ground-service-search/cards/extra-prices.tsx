import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import { Money } from '#src/components/prices/money.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { PackageCardFragment } from '../ground-service-search.generated.ts'

interface ExtraPricesProps {
  id: string
  extras: PackageCardFragment['extras']
}

/** Extras that can be added to a package, in the full width of its card. */
export function ExtraPrices({ id, extras }: ExtraPricesProps) {
  const { t } = useTranslation('ground')
  const texts = useGroupTexts()
  return (
    <Box id={id} gridColumn="1 / -1" px="3.5" py="2.5" borderTopWidth="1px" borderColor="border.muted" color="fg.muted">
      <Text textStyle="small" fontWeight="semibold">
        {t('canBeAdded')}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        aria-label={t('canBeAdded')}
        templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}
        columnGap="8"
        textStyle="small"
      >
        {extras.map((extra) => (
          <Flex as="li" key={extra.code} justify="space-between" align="center" gap="3" minH="7">
            <Text as="bdi" minW="0">
              {texts.extra(extra)}
            </Text>
            <Money value={extra.price.total} weight="normal" />
          </Flex>
        ))}
      </Grid>
    </Box>
  )
}
