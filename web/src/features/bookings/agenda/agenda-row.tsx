import { Box, Flex, Grid, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { ProductPicture } from '#src/components/pictures/product-picture.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { toSummaryFacts } from '../booking-facts.ts'
import type { BookingSummaryFragment } from '../booking-row.generated.ts'
import { usePartyText } from '../use-party-text.ts'

const RowLink = chakra(Link)

interface AgendaRowProps {
  booking: BookingSummaryFragment
  /** What the agent must do or know. */
  headline: string
  /** Line below the headline, such as a date or a warning. */
  detail: ReactNode
  timeLeft?: ReactNode
}

/** Row for a booking that needs attention. On phones, the amount is below the time left, and the date below the name. */
export function AgendaRow({ booking, headline, detail, timeLeft }: AgendaRowProps) {
  const { t } = useTranslation(['components'])
  const facts = toSummaryFacts(booking)
  const { title, untitled, picture, leadName, total } = facts
  const party = usePartyText()(facts)
  return (
    <Box as="li" data-dense borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <RowLink to={paths.booking(booking.id)} display="block" px="4" py="3" _hover={{ bg: 'bg.subtle' }}>
        <Grid
          templateColumns={{
            base: '44px minmax(0,1fr) auto',
            md: '44px minmax(0,1fr) minmax(0,1.2fr) auto 16px',
          }}
          templateAreas={{ base: `"picture name end" "picture task task"`, md: `"picture name task end next"` }}
          columnGap={{ base: '3', md: '4' }}
          rowGap="2"
          alignItems="center"
        >
          <ProductPicture
            picture={picture}
            gridArea="picture"
            alignSelf={{ base: 'start', md: 'center' }}
            boxSize="11"
          />
          <Box gridArea="name" minW="0" alignSelf={{ base: 'start', md: 'center' }}>
            <Text fontWeight="semibold" lineClamp="2">
              <bdi>{title ?? t(untitled)}</bdi>
            </Text>
            <Box textStyle="small" color="fg.subtle">
              <DotSeparated>
                {leadName && <Name>{leadName}</Name>}
                {party}
              </DotSeparated>
            </Box>
          </Box>
          <Box gridArea="task" minW="0">
            <Text textStyle="small" fontWeight="medium">
              {headline}
            </Text>
            <Box textStyle="small" color="fg.subtle">
              {detail}
            </Box>
          </Box>
          <Flex
            gridArea="end"
            direction={{ base: 'column', md: 'row' }}
            align={{ base: 'flex-end', md: 'center' }}
            alignSelf={{ base: 'start', md: 'center' }}
            columnGap="4"
            rowGap="0.5"
            ms={{ md: '2' }}
          >
            <Flex w={{ md: '104px', xl: '112px' }} justify="right">
              {timeLeft}
            </Flex>
            <Box w={{ md: '104px' }} css={{ textAlign: 'right' }}>
              {total && <Money value={total} />}
            </Box>
          </Flex>
          <Flex hideBelow="md" gridArea="next">
            <Icon name="next" color="fg.subtle" />
          </Flex>
        </Grid>
      </RowLink>
    </Box>
  )
}
