import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toBookingFacts } from '../booking-facts.ts'
import { RowStatus } from '../booking-statuses.tsx'
import type { LookupQuery } from './lookup.generated.ts'

const RouterLink = chakra(Link)

interface LookupResultProps {
  match: LookupQuery['lookup']['matches'][number]
  to: string
  onOpen: () => void
}

/** A found booking or payment link, with the field that matched. */
export function LookupResult({ match: { booking, foundBy }, to, onOpen }: LookupResultProps) {
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  const format = useFormat()
  const facts = booking && toBookingFacts(booking)
  const title = facts ? (facts.title ?? t(facts.untitled)) : t('tools:lookup.fields.PAYMENT_LINK')
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted">
      <RouterLink
        to={to}
        onClick={onOpen}
        display="block"
        px="2"
        py="2.5"
        borderRadius="l2"
        _hover={{ bg: 'bg.subtle' }}
      >
        <HStack justify="space-between" gap="3" align="start">
          <Box minW="0">
            <Text fontWeight="semibold">
              <bdi>{title}</bdi>
            </Text>
            {booking && facts && (
              <Box textStyle="small" color="fg.subtle">
                <DotSeparated>
                  <bdi dir="ltr" translate="no">
                    {booking.reference}
                  </bdi>
                  {facts.leadName && <Name>{facts.leadName}</Name>}
                  {facts.startsOn && format.day(facts.startsOn)}
                </DotSeparated>
              </Box>
            )}
            <Text textStyle="small" color="fg.muted">
              {t('tools:lookup.foundBy', { field: t(`tools:lookup.fields.${foundBy}`) })}
            </Text>
          </Box>
          {booking && <RowStatus booking={booking} />}
        </HStack>
      </RouterLink>
    </Box>
  )
}
