import { Button, type ButtonProps, VisuallyHidden, chakra } from '@chakra-ui/react'
import { lazy, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Optional } from '#src/components/feedback/optional.tsx'
import { useAccountQuery } from '#src/data/account.generated.ts'

// Loaded on demand to keep the menu's code out of the first screen.
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }))

/** First letters of the first and last word. `Array.from` keeps letters of every script whole. */
function toInitials(name: string): string {
  const words = name.split(/[\s@]+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}

interface AvatarProps {
  name: string
  photoUrl: string | null
}

/** The agent's photo, or else the initials. */
function Avatar({ name, photoUrl }: AvatarProps) {
  const { t } = useTranslation()
  return (
    <>
      {photoUrl ? (
        <chakra.img src={photoUrl} alt="" boxSize="full" borderRadius="full" objectFit="cover" />
      ) : (
        <bdi aria-hidden>{toInitials(name)}</bdi>
      )}
      <VisuallyHidden>{t('account')}</VisuallyHidden>
    </>
  )
}

const roundStyle = {
  variant: 'subtle',
  size: 'xs',
  boxSize: '8',
  p: '0',
  borderRadius: 'full',
  textStyle: 'small',
} as const

/** Button that opens and closes the account menu. */
const AccountButton = ({ name, photoUrl, ...props }: ButtonProps & AvatarProps) => (
  <Button {...roundStyle} {...props}>
    <Avatar name={name} photoUrl={photoUrl} />
  </Button>
)

/** Account button with a menu whose code is loaded on the first press. */
export function Account({ name, email }: { name: string; email: string }) {
  // A separate query, so that the header does not depend on the viewer fields that pages query.
  const { data } = useAccountQuery({ fetchPolicy: 'no-cache' })
  const photoUrl = data?.viewer.profile?.photoUrl ?? null
  const [pressedWith, setPressedWith] = useState<'keyboard' | 'pointer'>()
  // Styled at build time: styling the first button in the browser takes ten milliseconds.
  const button = (
    <Button
      {...roundStyle}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => setPressedWith(detail === 0 ? 'keyboard' : 'pointer')}
    >
      <Avatar name={name} photoUrl={photoUrl} />
    </Button>
  )
  return pressedWith ? (
    <Optional fallback={button}>
      <ProfileMenu
        name={name}
        email={email}
        trigger={<AccountButton name={name} photoUrl={photoUrl} />}
        hasPaymentLinks={data?.hasPaymentLinks ?? true}
        highlightFirst={pressedWith === 'keyboard'}
      />
    </Optional>
  ) : (
    button
  )
}
