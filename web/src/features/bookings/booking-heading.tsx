import { Box, chakra, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import type { BookingFile } from './booking-file.ts'
import { TagPill } from './tag-pill.tsx'

const RouterLink = chakra(Link)

/** Back to the list as it was left, when the list is where the agent came from. */
export function BookingsLink() {
  const { t } = useTranslation('bookings')
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const cameFromList = typeof state === 'object' && state !== null && 'fromList' in state
  return (
    <RouterLink
      to={paths.bookings}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="6"
      mb="3"
      textStyle="small"
      color="fg.muted"
      _hover={{ color: 'fg' }}
      onClick={(event) => {
        if (!cameFromList || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Icon name="previous" size={14} />
      {t('title')}
    </RouterLink>
  )
}

export function BookingHeading({ booking }: { booking: BookingFile }) {
  const { t } = useTranslation('bookings')
  const words = useStayWords()
  const { hotelName, status, rawStatus, reference, leadName, guestCount, tags } = booking
  const title = hotelName ?? t('hotelBooking')
  const party = guestCount === null ? null : words.guests(guestCount)
  return (
    <Box mb="5">
      <PageTitle>{`${title} · ${reference}`}</PageTitle>
      <HStack gap="3" wrap="wrap">
        <Text as="h1" textStyle="display" fontSize="26px">
          <bdi>{title}</bdi>
        </Text>
        <StatusBadge status={status}>{status === 'UNRECOGNISED' ? rawStatus : undefined}</StatusBadge>
      </HStack>
      <HStack gap="2" mt="1.5" textStyle="small" color="fg.muted" wrap="wrap">
        <Text as="span" textStyle="code" color="fg">
          <bdi dir="ltr">{reference}</bdi>
        </Text>
        <CopyButton iconOnly text={reference} label={t('copyReference')} />
        {(leadName ?? party) && (
          <span>
            <bdi>{leadName}</bdi>
            {leadName && party && ' · '}
            {party}
          </span>
        )}
        {tags.map((tag) => (
          <TagPill key={tag} tag={tag} />
        ))}
      </HStack>
    </Box>
  )
}
