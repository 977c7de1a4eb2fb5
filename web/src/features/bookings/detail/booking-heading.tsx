import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { homeSearch } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import type { BookingStatus } from '#src/__generated__/schema.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { NameHeading } from '#src/components/layout/page.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { PageTitle, truncateTitle } from '#src/lib/browser/page-title.tsx'
import type { BookingFacts } from '../booking-types.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { BookingStatuses } from '../booking-statuses.tsx'
import { BookingTags } from '../tags/booking-tags.tsx'
import { usePartyText } from '../use-party-text.ts'
import { Problem } from '#src/components/feedback/problem.tsx'
import { useBookingDocument } from '#src/data/documents/use-booking-document.ts'

interface BookingHeadingProps {
  booking: BookingRowFragment
  facts: BookingFacts
  /** Status to show. After a cancellation on this page, the gateway may still return the old status in `booking`. */
  status: BookingStatus
  /** Whether the voucher can be opened. */
  hasVoucher: boolean
}

export function BookingHeading({ booking, facts, status, hasVoucher }: BookingHeadingProps) {
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  const partyText = usePartyText()
  const { reference } = booking
  const { leadName } = facts
  const title = facts.title ?? t(facts.untitled)
  const party = partyText(facts)
  return (
    <Box mb="5">
      <PageTitle>{`${truncateTitle(title)} · ${reference}`}</PageTitle>
      <Flex justify="space-between" align="flex-start" gap="3" direction={{ base: 'column', md: 'row' }}>
        <Box minW="0">
          <HStack gap="3" wrap="wrap">
            <NameHeading name={title} />
            <BookingStatuses inline booking={booking} status={status} />
          </HStack>
          <HStack columnGap="2" rowGap="0.5" mt="1.5" textStyle="small" color="fg.muted" wrap="wrap">
            <HStack gap="1">
              <Text as="span" textStyle="code" color="fg">
                <bdi dir="ltr" translate="no">
                  {reference}
                </bdi>
              </Text>
              <CopyButton iconOnly text={reference} label={t('copyReference')} />
            </HStack>
            {(leadName ?? party) && (
              <DotSeparated>
                {leadName && <Name>{leadName}</Name>}
                {party}
              </DotSeparated>
            )}
            <BookingTags booking={booking} />
          </HStack>
        </Box>
        <Stack direction={{ base: 'column', md: 'row' }} gap="2" w={{ base: 'full', md: 'auto' }} flexShrink={0}>
          {status === 'FAILED' && (
            <Button asChild>
              <Link to={{ pathname: paths.home, search: homeSearch(facts.product) }}>{t('searchAgain')}</Link>
            </Button>
          )}
          {hasVoucher && <VoucherButton bookingId={booking.id} />}
          <Button asChild variant="outline">
            <Link to={paths.bookingSheet(booking.id)}>
              <Icon name="document" />
              {t('tools:sheet.open')}
            </Link>
          </Button>
        </Stack>
      </Flex>
    </Box>
  )
}

/** Button that opens the voucher, which travelers show at the hotel. For most confirmed bookings, this is the agent's next step. */
function VoucherButton({ bookingId }: { bookingId: string }) {
  const { t, i18n } = useTranslation('documents')
  const { openOrSave, pending, problem } = useBookingDocument(bookingId)
  return (
    <Box>
      <Button
        w="full"
        loading={pending !== undefined}
        onClick={() => void openOrSave({ kind: 'VOUCHER', use: 'open' }, i18n.language)}
      >
        <Icon name="document" />
        {t('openVoucher')}
      </Button>
      <Problem text={problem} />
    </Box>
  )
}
