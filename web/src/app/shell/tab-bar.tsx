import { chakra } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { pageAt, sections } from '#src/app/navigation.ts'

const RouterLink = chakra(Link)

/** Navigation on phones, fixed to the bottom edge. */
export function TabBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const current = pageAt(pathname)?.section
  return (
    <chakra.nav
      aria-label={t('nav.main')}
      hideFrom="md"
      display="flex"
      position="fixed"
      bottom="0"
      insetInline="0"
      bg="bg.panel"
      borderTopWidth="1px"
      minH="60px"
      pb="env(safe-area-inset-bottom)"
      zIndex="9"
      // A step of the checkout has buttons in this place.
      css={{ 'body:has([data-step-bar]) &': { display: 'none' } }}
      _print={{ display: 'none' }}
    >
      {sections.map((section) => {
        const active = section.key === current
        return (
          <RouterLink
            key={section.key}
            to={section.to}
            aria-current={active ? 'page' : undefined}
            flex="1"
            display="flex"
            flexDirection="column"
            alignItems="center"
            justifyContent="center"
            // Nastaliq rises above its line.
            gap="calc({spacing.0.5} + (var(--lead, 1) - 1) * 12px)"
            textStyle="tiny"
            fontWeight={active ? '700' : '550'}
            color={active ? 'brand.fg' : 'fg.subtle'}
            outlineOffset="-3px"
          >
            <Icon name={section.icon} size={20} />
            {t(`nav.${section.key}`)}
          </RouterLink>
        )
      })}
    </chakra.nav>
  )
}
