import { HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import type { AgendaRowsFragment } from './agenda.generated.ts'

interface EmptySetProps {
  list: AgendaRowsFragment
  /** False while older bookings are missing. */
  complete: boolean
  empty: string
  notStated: string
}

/** One quiet line: nothing to do, nothing found so far, or bookings that do not state what the set is about. */
export function EmptySet({ list, complete, empty, notStated }: EmptySetProps) {
  const { t } = useTranslation('home')
  const isKnown = list.notStated === 0
  const icon = !isKnown ? 'info' : complete ? 'check' : 'clock'
  return (
    <Card p="4">
      <HStack gap="2.5" color="fg.muted" textStyle="small">
        <Icon name={icon} color={icon === 'check' ? 'status.confirmed.fg' : 'fg.subtle'} />
        <span>{!isKnown ? notStated : complete ? empty : t('agenda.noneYet')}</span>
      </HStack>
    </Card>
  )
}
