import { chakra, HStack } from '@chakra-ui/react'
import { scrollingRow } from '#src/components/layout/scrolling-row.ts'
import { Link } from 'react-router-dom'
import { TabLink } from '#src/components/layout/tab-link.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toUrl, statusFilters, type SharedView, tabs } from './shared-view.ts'

const RouterLink = chakra(Link)

/** Tabs for the lists of sent and received links, and status filters. */
export function SharedTabs({ view }: { view: SharedView }) {
  const { t } = useTranslation(['shared', 'components'])
  return (
    <>
      <HStack as="nav" aria-label={t('tabs.label')} gap={{ base: '5', md: '6' }} h="11" borderBottomWidth="1px" mb="4">
        {tabs.map((tab) => {
          const isActive = tab === view.tab
          return (
            <TabLink key={tab} to={toUrl({ tab, status: view.status, page: 1 })} active={isActive}>
              {t(`tabs.${tab}`)}
            </TabLink>
          )
        })}
      </HStack>
      {/* The padding leaves space for a link's focus ring, which the row would clip. */}
      <HStack as="nav" aria-label={t('columns.status')} gap="2" mb="3" py="1" mt="-1" {...scrollingRow}>
        {[null, ...statusFilters].map((status) => {
          const isActive = status === view.status
          return (
            <RouterLink
              key={status ?? 'ALL'}
              to={toUrl({ ...view, status, page: 1 })}
              preventScrollReset
              aria-current={isActive ? 'true' : undefined}
              display="inline-flex"
              alignItems="center"
              flexShrink={0}
              minH={{ base: '11', md: '9' }}
              px="3.5"
              borderRadius="full"
              borderWidth="1px"
              textStyle="small"
              fontWeight="medium"
              bg={isActive ? 'brand.subtle' : 'bg.panel'}
              color={isActive ? 'brand.fg' : 'fg.muted'}
              borderColor={isActive ? 'brand.solid' : 'border.field'}
              _hover={{ color: isActive ? 'brand.fg' : 'fg' }}
            >
              {status === null ? t('all') : t(`components:status.${status}`)}
            </RouterLink>
          )
        })}
      </HStack>
    </>
  )
}
