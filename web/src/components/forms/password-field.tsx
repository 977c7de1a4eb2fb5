import { IconButton } from '@chakra-ui/react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Field } from './field.tsx'

interface PasswordFieldProps extends ComponentProps<typeof Field> {
  autoComplete: 'current-password' | 'new-password'
}

/** Password field with a reveal button and a Caps Lock warning. */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  const [isRevealed, setRevealed] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...field}
      type={isRevealed ? 'text' : 'password'}
      ltr
      icon="key"
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock ? t('capsLock') : hint}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      end={
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t(isRevealed ? 'hidePassword' : 'showPassword')}
          onClick={() => setRevealed(!isRevealed)}
        >
          <Icon name={isRevealed ? 'eyeOff' : 'eye'} />
        </IconButton>
      }
    />
  )
}
