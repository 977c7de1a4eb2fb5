import { Button } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Button that switches between the map and the list. */
export function MapButton({ isMap, onToggle }: { isMap: boolean; onToggle: () => void }) {
  const { t } = useTranslation('hotels')
  return (
    <Button
      variant="outline"
      size="sm"
      flex={{ base: '1 0 auto', md: 'none' }}
      px={{ base: '2.5', md: '3' }}
      aria-pressed={isMap}
      onClick={onToggle}
    >
      <Icon name={isMap ? 'list' : 'pin'} size={14} />
      <span>{t(isMap ? 'list' : 'map')}</span>
    </Button>
  )
}
