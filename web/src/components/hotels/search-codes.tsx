import { HStack, Text } from '@chakra-ui/react'
import { Chip } from '#src/components/layout/chip.tsx'
import { Money } from '#src/components/prices/money.tsx'
import type { SearchCode } from '#src/data/search/search-codes.ts'
import { compare } from '#src/domain/money.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Promo and special codes of a search, each with its state and its effect on the price. */
export function SearchCodes({ codes }: { codes: readonly SearchCode[] }) {
  const { t } = useTranslation('stay')
  if (codes.length === 0) return undefined
  return (
    <HStack as="ul" listStyleType="none" columnGap="3" rowGap="1" wrap="wrap">
      {codes.map(({ kind, code, state = 'ASKED' as const, price }) => (
        <HStack as="li" key={kind} columnGap="2" rowGap="1" wrap="wrap">
          <Chip {...chipStyles[state]}>{t(`searchCode.${kind}.${state}`, { code })}</Chip>{' '}
          {price && <CodePrice {...price} />}
        </HStack>
      ))}
    </HStack>
  )
}

function CodePrice({ hotelName, total, fullTotal }: NonNullable<SearchCode['price']>) {
  const { t } = useTranslation('stay')
  const isSame = compare(total, fullTotal) === 0
  return (
    <HStack as="span" columnGap="2" rowGap="0" wrap="wrap" textStyle="small">
      {hotelName !== null && (
        <Text as="span" fontWeight="semibold">
          <bdi>{hotelName}</bdi>
        </Text>
      )}{' '}
      {isSame ? (
        <Text as="span" color="fg.muted">
          {t('searchCode.samePrice')}
        </Text>
      ) : (
        <>
          <Money value={fullTotal} tone="fg.muted" weight="medium" struck /> <Money value={total} />
        </>
      )}
    </HStack>
  )
}

const chipStyles = {
  ASKED: {},
  ACCEPTED: { tone: 'free', icon: 'check' },
  NOT_RECOGNIZED: { tone: 'warn', icon: 'alert' },
  NOT_STATED: { icon: 'info' },
} as const
