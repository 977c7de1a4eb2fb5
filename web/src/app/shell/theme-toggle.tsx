import { IconButton } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { currentColorMode, onColorModeChange, setColorMode } from '#src/lib/browser/color-mode.ts'

export function ThemeToggle() {
  const { t } = useTranslation()
  const mode = useSyncExternalStore(onColorModeChange, currentColorMode)
  const otherMode = mode === 'dark' ? 'light' : 'dark'
  return (
    <IconButton variant="ghost" size="sm" aria-label={t(`theme.${otherMode}`)} onClick={() => setColorMode(otherMode)}>
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </IconButton>
  )
}
