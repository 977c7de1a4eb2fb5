import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { ReassignedNote } from './reassigned-note.tsx'
import type { SummaryProps } from './stay-summary.tsx'

interface TotalBarProps extends SummaryProps {
  rooms: number
  onClearReassigned: () => void
}

/** The total and the continue button on phones, fixed above the tabs. */
export function TotalBar(props: TotalBarProps) {
  const { price, stay, rooms, openRooms, reassignedSupplier, onClearReassigned, busy, onContinue } = props
  const { t } = useTranslation(['hotel', 'components'])
  const words = useStayWords()
  return (
    <Box
      data-bottom-bar
      hideFrom="lg"
      position="fixed"
      bottom={{ base: '60px', md: '0' }}
      insetInline="0"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="8"
    >
      {reassignedSupplier && (
        <HStack ps="4" pe="2" py="2" gap="2" align="flex-start" bg="brand.subtle">
          <ReassignedNote supplier={reassignedSupplier} />
          <Button
            variant="ghost"
            size="sm"
            px="0"
            minW="8"
            aria-label={t('components:close')}
            onClick={onClearReassigned}
          >
            <Icon name="close" size={14} />
          </Button>
        </HStack>
      )}
      <HStack minH="16" px="4" py="2" gap="3" justify="space-between">
        <Box minW="0">
          {price && <Money value={price.whole.total} size="lg" />}
          {openRooms > 0 && (
            <Text textStyle="small" fontWeight="600">
              {t('choose', { count: openRooms })}
            </Text>
          )}
          <Text textStyle="micro" color="fg.subtle">
            {t('summary.bar', { rooms: words.rooms(rooms), nights: words.nights(nightsOf(stay)) })}
          </Text>
        </Box>
        <Button size="lg" onClick={onContinue} disabled={openRooms > 0} loading={busy} flexShrink={0}>
          {t('continue')}
        </Button>
      </HStack>
    </Box>
  )
}
