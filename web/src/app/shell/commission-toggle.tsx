import { IconButton } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { setCommissionShown, useCommissionShown } from '#src/data/commission-visibility.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Shows and hides the agent's commission on every screen. */
export function CommissionToggle() {
  const { t } = useTranslation()
  const isShown = useCommissionShown()
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={t('commission.show')}
      aria-pressed={isShown}
      title={t(isShown ? 'commission.shown' : 'commission.hidden')}
      onClick={() => setCommissionShown(!isShown)}
    >
      <Icon name={isShown ? 'eye' : 'eyeOff'} />
    </IconButton>
  )
}
