import { Box, Button, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import { type ChosenStay, StayBreakdown } from './stay-breakdown.tsx'

export interface SummaryProps extends ChosenStay {
  busy: boolean
  onContinue: () => void
}

/** Selected stay next to the rooms. The continue button is always visible. */
export function StaySummary({ busy, onContinue, ...chosenStay }: SummaryProps) {
  const { t } = useTranslation('hotel')
  return (
    <Card
      as="section"
      aria-label={t('summary.title')}
      display="flex"
      flexDirection="column"
      maxH="calc(100dvh - 92px)"
      overflow="hidden"
      boxShadow="raised"
    >
      <Box bg="bg.night" flexShrink={0}>
        <EightPointBand height={16} />
      </Box>
      <Box px="5" pt="4" pb="3" minH="0" overflowY="auto">
        <Text as="h2" textStyle="h2" mb="1">
          {t('summary.title')}
        </Text>
        <StayBreakdown {...chosenStay} />
      </Box>
      <Box px="5" pt="3" pb="5" flexShrink={0}>
        <ContinueButton busy={busy} unselectedRooms={chosenStay.unselectedRooms} onContinue={onContinue} w="full" />
      </Box>
    </Card>
  )
}

interface ContinueButtonProps extends Pick<SummaryProps, 'busy' | 'unselectedRooms' | 'onContinue'> {
  w?: 'full'
}

/** Button that continues to the checkout. Disabled while a room has no rate. */
export function ContinueButton({ busy, unselectedRooms, onContinue, w }: ContinueButtonProps) {
  const { t } = useTranslation('hotel')
  return (
    <Button
      size="lg"
      w={w}
      flexShrink={0}
      onClick={onContinue}
      disabled={unselectedRooms > 0}
      loading={busy}
      loadingText={w && t('checking')}
    >
      {t('continue')}
      <Icon name="next" />
    </Button>
  )
}
