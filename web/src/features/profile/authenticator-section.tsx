import { Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Chip } from '#src/components/layout/chip.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { ProfileFieldsFragment } from './profile.generated.ts'

/** If at most this many recovery codes are left, the section suggests getting new ones. */
const lowCodeCount = 2

type Authenticator = NonNullable<ProfileFieldsFragment['authenticator']>

/** Sets up or replaces the authenticator app that confirms payments. */
export function AuthenticatorSection({ authenticator }: { authenticator: Authenticator }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const { enrolledAt, recoveryCodesLeft } = authenticator
  const hasFewCodes = enrolledAt !== null && recoveryCodesLeft <= lowCodeCount
  return (
    <ProfileSection title={t('authenticator.title')} note={t('authenticator.note')}>
      {open ? (
        <AuthenticatorSetup isEnrolled={enrolledAt !== null} onClose={() => setOpen(false)} />
      ) : (
        <HStack gap="4" justify="space-between" wrap="wrap">
          {enrolledAt === null ? (
            <Chip tone="warn" icon="alert">
              {t('authenticator.none')}
            </Chip>
          ) : (
            <HStack columnGap="3" rowGap="2" wrap="wrap" flex="1" minW="240px">
              <Chip tone="free" icon="check">
                {t('authenticator.since', { day: format.day(format.dateOf(enrolledAt)) })}
              </Chip>
              {hasFewCodes ? (
                <Chip tone="warn" icon="alert">
                  {t('authenticator.recoveryLeft', { count: recoveryCodesLeft })}
                </Chip>
              ) : (
                <Text textStyle="small" color="fg.muted">
                  {t('authenticator.recoveryLeft', { count: recoveryCodesLeft })}
                </Text>
              )}
              {hasFewCodes && (
                <Text textStyle="small" color="fg.muted" w="full">
                  {t('authenticator.recoveryFew')}
                </Text>
              )}
            </HStack>
          )}
          <HStack columnGap="4" rowGap="2" wrap="wrap">
            {/* New recovery codes are created only by setting up the authenticator again. */}
            {hasFewCodes && (
              <Button variant="outline" onClick={() => setOpen(true)}>
                {t('authenticator.newCodes')}
              </Button>
            )}
            <Button
              variant={enrolledAt === null ? 'solid' : hasFewCodes ? 'plain' : 'outline'}
              onClick={() => setOpen(true)}
            >
              {t(enrolledAt === null ? 'authenticator.setUp' : 'authenticator.replace')}
            </Button>
          </HStack>
        </HStack>
      )}
    </ProfileSection>
  )
}
