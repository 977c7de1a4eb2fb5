import { IconButton } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

/** A password that can be shown, and that tells when capital letters are locked. */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const followCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      ltr
      icon="key"
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock ? t('capsLock') : hint}
      onKeyDown={followCapsLock}
      onKeyUp={followCapsLock}
      end={
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </IconButton>
      }
    />
  )
}
