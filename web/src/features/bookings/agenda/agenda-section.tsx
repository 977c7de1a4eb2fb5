import { Box, HStack, chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import type { AgendaSet } from '#src/__generated__/schema.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { lazyLayout } from '#src/components/layout/lazy-layout.ts'
import { Section } from '#src/components/layout/section.tsx'
import type { BookingSummaryFragment } from '../booking-row.generated.ts'
import { agendaUrl } from './agenda-url.ts'
import type { AgendaRowsFragment } from './agenda.generated.ts'

const RouterLink = chakra(Link)

interface AgendaFrameProps {
  set: AgendaSet
  totalCount: number
  children: ReactNode
}

/** A set of the agenda under its heading, with a link to the same set in the bookings list. */
export function AgendaFrame({ set, totalCount, children }: AgendaFrameProps) {
  const { t } = useTranslation('home')
  const title = t(`sets.${set}`)
  return (
    <Section
      title={title}
      px="4"
      pt="4"
      css={lazyLayout('320px')}
      aside={
        totalCount > 0 && (
          <RouterLink
            to={agendaUrl(set)}
            aria-label={t('agenda.allOf', { count: totalCount, list: title })}
            display="inline-flex"
            alignItems="center"
            minH={{ base: '44px', md: 'auto' }}
            // Extends the touch target into the gap around the heading.
            my={{ base: '-2', md: '0' }}
            textStyle="small"
            fontWeight="semibold"
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

export interface AgendaListProps {
  list: AgendaRowsFragment
  /** False while older bookings are still being loaded. */
  complete?: boolean
  /** Shown when the set is empty. */
  emptyText?: string
  /** Shown instead of `emptyText` if some bookings lack the data to tell whether they belong to the set. */
  missingDataText?: string
}

/** The first bookings of a set under its heading, or the reason why the set is empty. */
export function AgendaList({
  set,
  list,
  children,
  ...emptyProps
}: AgendaListProps & Omit<AgendaFrameProps, 'totalCount'>) {
  return (
    <AgendaFrame set={set} totalCount={list.totalCount}>
      {list.items.length === 0 ? (
        <EmptySet list={list} {...emptyProps} />
      ) : (
        // Rows span the full width of the panel.
        <Box mx="-4">{children}</Box>
      )}
    </AgendaFrame>
  )
}

/** Line for an empty set: nothing to do, nothing found so far, or bookings with missing data. */
function EmptySet({ list, complete, emptyText, missingDataText }: AgendaListProps) {
  const { t } = useTranslation('home')
  const isDataMissing = list.notStated > 0
  const icon = isDataMissing ? 'info' : complete ? 'check' : 'clock'
  return (
    <HStack gap="2.5" pb="4" color="fg.muted" textStyle="small">
      <Icon name={icon} color="fg.subtle" />
      <span>{isDataMissing ? missingDataText : complete ? emptyText : t('agenda.noneYet')}</span>
    </HStack>
  )
}

interface AgendaSectionProps extends AgendaListProps {
  set: AgendaSet
  Row: ComponentType<{ booking: BookingSummaryFragment }>
}

/** The first bookings of a set, one row each. */
export const AgendaSection = ({ Row, ...props }: AgendaSectionProps) => (
  <AgendaList {...props}>
    <Box as="ul" listStyleType="none">
      {props.list.items.map((booking) => (
        <Row key={booking.id} booking={booking} />
      ))}
    </Box>
  </AgendaList>
)
