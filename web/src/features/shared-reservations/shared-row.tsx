import { Box, chakra, HStack, Text } from '@chakra-ui/react'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { ProductPicture } from '#src/components/pictures/product-picture.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { useProductCounts } from '#src/components/service-search/use-product-counts.ts'
import { productOfPaymentLink } from '#src/domain/products.ts'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SharedActions } from './shared-actions.tsx'
import type { SharedRowFragment } from './shared-reservations.generated.ts'
import type { SharedView } from './shared-view.ts'

interface SharedRowProps {
  reservation: SharedRowFragment
  /** List that contains the row. */
  tab: SharedView['tab']
}

/** Columns on wide screens. On narrower screens, status and total share a line. */
export const columns = 'minmax(240px,1.6fr) minmax(170px,1.1fr) minmax(150px,1fr) 148px 124px'

/** Gives a cell a full line when cells are stacked. */
const fullLine = { display: 'block', gridColumn: { base: '1 / -1', lg: 'auto' } } as const

/** A shared reservation: product, receiver or owner, status, and actions. */
export function SharedRow({ reservation, tab }: SharedRowProps) {
  const { t } = useTranslation('shared')
  const { total } = reservation
  return (
    <chakra.tr
      role="row"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0,1fr) auto', lg: columns }}
      columnGap="3"
      rowGap={{ base: '2', lg: '0' }}
      alignItems="center"
      position="relative"
      px="4"
      py="3.5"
      // On phones, the picture is next to all lines.
      ps={{ base: '72px', lg: '4' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      textAlign="start"
    >
      <Service reservation={reservation} />
      <Partner reservation={reservation} tab={tab} />
      <chakra.td role="cell" display="block" gridColumn={{ base: '1', lg: 'auto' }}>
        <StatusBadge status={reservation.status} />
        <StatusTime reservation={reservation} />
      </chakra.td>
      <chakra.td
        role="cell"
        display="block"
        gridColumn={{ base: '1', lg: 'auto' }}
        textStyle="small"
        color="fg.muted"
        _empty={{ display: 'none' }}
      >
        {reservation.openedCount !== null && t('opened', { count: reservation.openedCount })}
      </chakra.td>
      <chakra.td
        role="cell"
        display="block"
        // On narrow screens, next to the status and the number of times the link was opened.
        gridColumn={{ base: '2', lg: '5' }}
        gridRow={{ base: reservation.openedCount === null ? '3' : '3 / span 2', lg: 'auto' }}
        alignSelf={{ base: 'start', lg: 'center' }}
        css={{ textAlign: 'right' }}
      >
        {total && <Money value={total} weight="semibold" />}
      </chakra.td>
      <chakra.td
        role="cell"
        display="block"
        gridColumn="1 / -1"
        mt={{ lg: '3' }}
        // Aligns the actions with the text rather than the picture. On phones, they have the full width.
        ms={{ base: '-56px', lg: '56px' }}
        _empty={{ display: 'none' }}
      >
        <SharedActions reservation={reservation} tab={tab} />
      </chakra.td>
    </chakra.tr>
  )
}

function Service({ reservation }: { reservation: SharedRowFragment }) {
  const { t } = useTranslation('shared')
  const format = useFormat()
  const counts = useProductCounts()
  const isPhone = useIsPhone()
  const { kind, serviceName, serviceNameLanguage, imageUrl, status } = reservation
  const { travelDate, checkIn, checkOut, itemCount, guestCount } = reservation
  const product = productOfPaymentLink(kind) ?? 'hotels'
  const dates = checkIn && checkOut ? format.stay(checkIn, checkOut) : travelDate && format.weekday(travelDate)
  const pictureProps = {
    boxSize: '11',
    position: { base: 'absolute', lg: 'static' },
    insetInlineStart: '4',
    top: '3.5',
  } as const
  return (
    <chakra.td role="cell" {...fullLine} display="flex" gap="3" alignItems="center" minW="0">
      <ProductPicture picture={{ product, src: imageUrl }} {...pictureProps} />
      <Box minW="0">
        <Text fontWeight="semibold" lineClamp="2" color={status === 'DISABLED' ? 'fg.muted' : undefined}>
          <bdi lang={serviceNameLanguage ?? undefined}>{serviceName ?? t(`kind.${kind}`)}</bdi>
        </Text>
        <Box textStyle="small" color="fg.muted">
          {/* On a phone, the dates have their own line, because only one word fits next to the dates of a stay. */}
          {isPhone && dates}
          <DotSeparated>
            {!isPhone && dates}
            {itemCount !== null && counts.items(product, itemCount)}
            {guestCount !== null && counts.party(product, guestCount)}
          </DotSeparated>
        </Box>
      </Box>
    </chakra.td>
  )
}

/** Receiver of a link that the agent's company shared, or owner of a received link. */
function Partner({ reservation, tab }: SharedRowProps) {
  const { t } = useTranslation('shared')
  const { receiverEmail, receiverCompany, ownerEmail, ownerCompany } = reservation
  const [email, company] = tab === 'MINE' ? [receiverEmail, receiverCompany] : [ownerEmail, ownerCompany]
  return (
    <chakra.td role="cell" {...fullLine} minW="0">
      <HStack gap="1.5" textStyle="small" align="baseline">
        <Text as="span" color="fg.subtle" hideFrom="lg">
          {t(`columns.${tab}`)}
        </Text>
        <Text as="bdi" htmlTranslate="no" overflowWrap="anywhere">
          {email ?? '–'}
        </Text>
      </HStack>
      {company && (
        <Text textStyle="small" color="fg.subtle">
          <Name>{company}</Name>
        </Text>
      )}
    </chakra.td>
  )
}

/** When the link was paid, has expired or will expire. */
function StatusTime({ reservation }: { reservation: SharedRowFragment }) {
  const { t } = useTranslation('shared')
  const format = useFormat()
  const { status, expiresAt, paidAt, reference } = reservation
  const lines = [
    status === 'UNPAID' && expiresAt && t('validUntil', { instant: format.dateTime(expiresAt) }),
    status === 'EXPIRED' && expiresAt && t('expiredAt', { instant: format.shortDateTime(expiresAt) }),
    status === 'DISABLED' && t('disabled'),
    status === 'PAID' && paidAt && t('paidAt', { instant: format.shortDateTime(paidAt) }),
  ].filter((line) => typeof line === 'string')
  return (
    <Box textStyle="small" color="fg.muted" mt="1">
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {reference && (
        <Text fontVariantNumeric="tabular-nums">
          <bdi dir="ltr" translate="no">
            {reference}
          </bdi>
        </Text>
      )}
    </Box>
  )
}
