import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { touchTarget } from '#src/theme/touch-target.ts'
import { Logo } from './logo.tsx'

const RouterLink = chakra(Link)

/** The logo as a link to the home page. */
export function HomeLink() {
  const { t } = useTranslation()
  return (
    <RouterLink to={paths.home} aria-label={t('nav.home')} borderRadius="l2" position="relative" _after={touchTarget}>
      <Logo />
    </RouterLink>
  )
}
