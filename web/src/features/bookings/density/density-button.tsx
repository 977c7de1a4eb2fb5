import { IconButton } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Density } from './use-density.ts'

/** Switches between comfortable and compact rows. Hidden on narrow screens, where rows are cards. */
export function DensityButton({ compact, toggle }: Density) {
  const { t } = useTranslation('worklist')
  const label = t('compactRows')
  return (
    <IconButton
      variant="outline"
      hideBelow="lg"
      aria-label={label}
      title={label}
      aria-pressed={compact}
      onClick={toggle}
      {...(compact && { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.solid' })}
    >
      <Icon name="rows" size={16} />
    </IconButton>
  )
}
