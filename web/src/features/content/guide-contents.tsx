import { chakra } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { type City, guides } from './sites.ts'

const RouterLink = chakra(Link)

/** Links to the parts of a guide. */
export function GuideContents({ city }: { city: City }) {
  const { t } = useTranslation('guides')
  const { center, otherSites } = guides[city]
  const parts = [
    { id: 'advice', name: t('advice') },
    ...[center, ...otherSites].map(({ id }) => ({ id, name: t(`${id}.name`) })),
  ]
  return (
    <chakra.nav aria-label={t('contents')} mt="4" _print={{ display: 'none' }}>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {parts.map(({ id, name }) => (
          <chakra.li key={id}>
            <RouterLink
              to={`#${id}`}
              display="flex"
              alignItems="center"
              minH={{ base: '11', md: '9' }}
              px="3.5"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.control"
              bg="bg.panel"
              textStyle="small"
              fontWeight="medium"
              whiteSpace="nowrap"
              _hover={{ borderColor: 'brand.solid', color: 'brand.fg' }}
            >
              {name}
            </RouterLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
