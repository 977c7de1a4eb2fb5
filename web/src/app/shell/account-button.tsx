import { Button, type ButtonProps, VisuallyHidden } from '@chakra-ui/react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Optional } from './optional.tsx'

// Menus need code that the first screen does without.
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }))

/** First letters of the first and last word. `Array.from` keeps letters of every script whole. */
function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}

/** Opens the menu of the account. */
export function AccountButton({ name, ...props }: ButtonProps & { name: string }) {
  const { t } = useTranslation()
  return (
    <Button variant="subtle" size="sm" px="0" borderRadius="full" textStyle="micro" {...props}>
      <bdi aria-hidden>{initialsOf(name)}</bdi>
      <VisuallyHidden>{t('account')}</VisuallyHidden>
    </Button>
  )
}

/** The button alone until it is pressed; its menu is loaded then. */
export function Account({ name, email }: { name: string; email: string }) {
  const [isPressed, setPressed] = useState(false)
  const button = (
    <AccountButton name={name} aria-haspopup="menu" aria-expanded={false} onClick={() => setPressed(true)} />
  )
  return isPressed ? (
    <Optional fallback={button}>
      <ProfileMenu name={name} email={email} />
    </Optional>
  ) : (
    button
  )
}
