import { Button, HStack, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { RenameView } from './rename-view.tsx'
import type { SavedView } from './saved-views.ts'
import type { SavedViews } from './use-saved-views.ts'

const RouterLink = chakra(Link)

/** As large as a finger needs on phones. */
const touch = { minW: { base: '11', md: '8' }, minH: { base: '11', md: '8' } } as const

interface ViewRowProps {
  view: SavedView
  saved: SavedViews
  isShown: boolean
  onOpen: () => void
}

/** A saved view with what can be done with it. */
export function ViewRow({ view: { name, query, isDefault }, saved, isShown, onOpen }: ViewRowProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const [isRenamed, setRenamed] = useState(false)
  if (isRenamed) {
    return (
      <li>
        <RenameView name={name} saved={saved} onDone={() => setRenamed(false)} />
      </li>
    )
  }
  return (
    <HStack as="li" gap="1">
      <RouterLink
        to={query ? `${paths.bookings}?${query}` : paths.bookings}
        aria-current={isShown ? 'true' : undefined}
        onClick={onOpen}
        flex="1"
        minW="0"
        py="2"
        fontWeight={isShown ? '650' : '500'}
        _hover={{ textDecoration: 'underline' }}
      >
        <bdi>{name}</bdi>
      </RouterLink>
      <Button
        size="xs"
        {...touch}
        variant={isDefault ? 'subtle' : 'ghost'}
        aria-pressed={isDefault}
        aria-label={t('tools:views.default', { name })}
        title={t('tools:views.default', { name })}
        onClick={() => saved.toggleDefault(name)}
      >
        <Icon name="home" size={14} />
      </Button>
      <Button
        size="xs"
        {...touch}
        variant="ghost"
        aria-label={t('tools:views.rename', { name })}
        onClick={() => setRenamed(true)}
      >
        {t('tools:views.renameShort')}
      </Button>
      <Button
        size="xs"
        {...touch}
        variant="ghost"
        aria-label={t('tools:views.delete', { name })}
        title={t('tools:views.delete', { name })}
        onClick={() => saved.remove(name)}
      >
        <Icon name="close" size={14} />
      </Button>
    </HStack>
  )
}
