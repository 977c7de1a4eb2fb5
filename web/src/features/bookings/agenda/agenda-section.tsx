import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import type { AgendaSet } from '#src/__generated__/schema.ts'
import { Card } from '#src/components/layout/card.tsx'
import { laidOutWhenNear } from '#src/components/layout/laid-out-when-near.ts'
import { Section } from '#src/components/layout/section.tsx'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { agendaLink } from '../list/bookings-view.ts'
import type { AgendaRowsFragment } from './agenda.generated.ts'
import { EmptySet } from './empty-set.tsx'

const RouterLink = chakra(Link)

interface AgendaFrameProps {
  set: AgendaSet
  totalCount: number
  children: ReactNode
}

/** A set of the agenda under its heading, with a link to the same set in the bookings list. */
export function AgendaFrame({ set, totalCount, children }: AgendaFrameProps) {
  const { t } = useTranslation(['home', 'bookings'])
  const title = t(`bookings:agenda.${set}`)
  return (
    <Section
      title={title}
      css={laidOutWhenNear('320px')}
      aside={
        totalCount > 0 && (
          <RouterLink
            to={agendaLink(set)}
            aria-label={t('agenda.allOf', { count: totalCount, list: title })}
            display="inline-flex"
            alignItems="center"
            minH={{ base: '44px', md: 'auto' }}
            // The touch area reaches into the gap around the heading.
            my={{ base: '-2', md: '0' }}
            textStyle="small"
            fontWeight="600"
            color="brand.fg"
            whiteSpace="nowrap"
          >
            {t('agenda.all', { count: totalCount })}
          </RouterLink>
        )
      }
    >
      {children}
    </Section>
  )
}

interface AgendaSectionProps {
  set: AgendaSet
  list: AgendaRowsFragment
  Row: ComponentType<{ booking: BookingRowFragment }>
  /** False while older bookings are missing. */
  complete?: boolean
  /** Shown when the set is empty. */
  empty?: string
  /** Shown instead when bookings may belong to the set but do not state it. */
  notStated?: string
}

/** The first bookings of a set, one row each. */
export function AgendaSection({ set, list, Row, complete = true, empty = '', notStated = '' }: AgendaSectionProps) {
  const { items, totalCount } = list
  return (
    <AgendaFrame set={set} totalCount={totalCount}>
      {items.length === 0 ? (
        <EmptySet list={list} complete={complete} empty={empty} notStated={notStated} />
      ) : (
        <Card as="ul" listStyleType="none" overflow="hidden">
          {items.map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </Card>
      )}
    </AgendaFrame>
  )
}
