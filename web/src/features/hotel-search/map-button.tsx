import { Button } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Shows the hotels on a map or as a list. */
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
