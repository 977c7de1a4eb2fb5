import { Box, chakra, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { WalletMovementKind } from '#src/__generated__/schema.ts'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { TintedIcon } from '#src/components/layout/tinted-icon.tsx'
import { cardName } from '#src/components/payment/card-name.ts'
import { Money } from '#src/components/prices/money.tsx'
import { isNegative } from '#src/domain/money.ts'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { MovementFragment } from './statement.generated.ts'

const RouterLink = chakra(Link)

/** Columns on wide screens. On phones, cells are stacked. */
export const columns = { md: '120px minmax(0,1.6fr) minmax(0,1fr) 140px 140px' }

const kindStyles: Record<WalletMovementKind, { icon: IconName; tint: string }> = {
  DEPOSIT: { icon: 'plus', tint: 'confirmed' },
  TOP_UP: { icon: 'plus', tint: 'confirmed' },
  HOLD: { icon: 'clock', tint: 'pending' },
  PAYMENT: { icon: 'check', tint: 'cancelled' },
  RELEASE: { icon: 'refresh', tint: 'cancelled' },
  REFUND: { icon: 'refresh', tint: 'confirmed' },
  TOP_UP_REFUND: { icon: 'refresh', tint: 'cancelled' },
  CHARGEBACK: { icon: 'alert', tint: 'unpaid' },
  CHARGEBACK_REVERSAL: { icon: 'plus', tint: 'confirmed' },
  DEBT: { icon: 'alert', tint: 'unpaid' },
  DEBT_PAYMENT: { icon: 'check', tint: 'cancelled' },
  UNRECOGNISED: { icon: 'wallet', tint: 'cancelled' },
}

const cellArea = (phoneArea: string) => ({ gridArea: { base: phoneArea, md: 'auto' }, minW: '0' })
const alignRight = { css: { textAlign: 'right' } } as const

/** A transaction, linked to its booking if there is one. */
export function MovementRow({ movement }: { movement: MovementFragment }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const isPhone = useIsPhone()
  const { at, kind, amount, balance, actor, card, booking } = movement
  const { icon, tint } = kindStyles[kind]
  const name = <Text fontWeight="semibold">{t(`kind.${kind}`)}</Text>
  return (
    <chakra.tr
      role="row"
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0,1fr) auto', md: columns.md }}
      gridTemplateAreas={{ base: '"icon what amount" "icon facts facts" "icon time balance"', md: 'none' }}
      columnGap="3"
      rowGap="0.5"
      alignItems={{ base: 'start', md: 'center' }}
      px="4"
      py={{ base: '3', md: '2.5' }}
      position="relative"
      borderTopWidth="1px"
      borderColor="border.muted"
      textAlign="start"
      _hover={booking ? { bg: 'bg.subtle' } : {}}
    >
      <chakra.td role="cell" {...cellArea('time')} textStyle="small" color="fg.subtle">
        {format.shortDateTime(at, 'whenFar')}
        {isPhone && <Text>{actor ? <Name>{actor}</Name> : '–'}</Text>}
      </chakra.td>
      {/* On phones, the parts of this cell are separate grid cells, so that the facts can use the width below the amount. */}
      <chakra.td role="cell" minW="0" display={{ base: 'contents', md: 'flex' }} gap="3" alignItems="center">
        <Box {...cellArea('icon')}>
          <TintedIcon name={icon} tint={tint} size="sm" />
        </Box>
        <Box minW="0" display={{ base: 'contents', md: 'block' }}>
          <Box {...cellArea('what')}>
            {booking ? (
              <RouterLink
                to={paths.booking(booking.id)}
                _after={{ content: '""', position: 'absolute', inset: '0', zIndex: '1' }}
                aria-label={t('openBooking', { kind: t(`kind.${kind}`), reference: booking.reference })}
              >
                {name}
              </RouterLink>
            ) : (
              name
            )}
          </Box>
          <Box {...cellArea('facts')} textStyle="small" color="fg.muted">
            {card && (
              <bdi dir="ltr" translate="no">
                {cardName(card)}
              </bdi>
            )}
            {booking && (
              <DotSeparated>
                {t(`product.${booking.product}`)}
                <bdi dir="ltr" translate="no">
                  {booking.reference}
                </bdi>
                {booking.leadName && <Name>{booking.leadName}</Name>}
              </DotSeparated>
            )}
          </Box>
        </Box>
      </chakra.td>
      <chakra.td role="cell" minW="0" textStyle="small" color="fg.muted" hideBelow="md">
        {actor ? <Name>{actor}</Name> : '–'}
      </chakra.td>
      <chakra.td role="cell" {...cellArea('amount')} {...alignRight}>
        <Money
          value={amount}
          signed
          weight="semibold"
          {...(!isNegative(amount) && kind !== 'DEBT' && { tone: 'money.down' })}
        />
      </chakra.td>
      <chakra.td
        role="cell"
        {...cellArea('balance')}
        {...alignRight}
        color="fg.muted"
        textStyle={{ base: 'small', md: 'body' }}
      >
        {balance && (
          <>
            <Text as="span" hideFrom="md">
              {t('columns.balance')}{' '}
            </Text>
            <Money value={balance} tone="fg.muted" />
          </>
        )}
      </chakra.td>
    </chakra.tr>
  )
}
