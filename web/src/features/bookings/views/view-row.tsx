import { Box, Button, HStack, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Chip } from '#src/components/layout/chip.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { RenameView } from './rename-view.tsx'
import type { SavedView } from './saved-views.ts'
import type { SavedViews } from './use-saved-views.ts'

const RouterLink = chakra(Link)

/** Touch-friendly height on phones. */
const actionStyles = { variant: 'plain', size: 'xs', px: '0', minH: { base: '11', md: '8' } } as const

interface ViewRowProps {
  view: SavedView
  savedViews: SavedViews
  isCurrent: boolean
  onOpen: () => void
}

/** Row for a saved view with its actions. */
export function ViewRow({ view: { name, query, isDefault }, savedViews, isCurrent, onOpen }: ViewRowProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) {
    return (
      <li>
        <RenameView name={name} savedViews={savedViews} onDone={() => setRenaming(false)} />
      </li>
    )
  }
  return (
    <Box as="li">
      <RouterLink
        to={query ? `${paths.bookings}?${query}` : paths.bookings}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        display="inline-block"
        pt="1.5"
        color="brand.fg"
        fontWeight={isCurrent ? 'semibold' : 'medium'}
        _hover={{ textDecoration: 'underline' }}
      >
        <bdi>{name}</bdi>
      </RouterLink>
      {isDefault && (
        <Box as="span" ms="2">
          <Chip tone="brand">{t('tools:views.isDefault')}</Chip>
        </Box>
      )}
      <HStack columnGap="4" rowGap="0" wrap="wrap">
        <Button
          {...actionStyles}
          aria-label={t(isDefault ? 'tools:views.unset' : 'tools:views.set', { name })}
          onClick={() => savedViews.toggleDefault(name)}
        >
          {t(isDefault ? 'tools:views.unsetShort' : 'tools:views.setShort')}
        </Button>
        <Button {...actionStyles} aria-label={t('tools:views.rename', { name })} onClick={() => setRenaming(true)}>
          {t('tools:views.renameShort')}
        </Button>
        <Button
          {...actionStyles}
          color="red.fg"
          aria-label={t('tools:views.delete', { name })}
          onClick={() => savedViews.remove(name)}
        >
          {t('tools:views.deleteShort')}
        </Button>
      </HStack>
    </Box>
  )
}
