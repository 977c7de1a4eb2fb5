import { Box, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { AccountButton, type AccountProps } from './account-button.tsx'

/** The open menu of an account. */
export function ProfileMenu({ name, email, photoUrl }: AccountProps) {
  const { t } = useTranslation()
  const identity = useIdentity()
  const navigate = useNavigate()
  return (
    <Menu.Root recipe={menuSlotRecipe} defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <AccountButton name={name} photoUrl={photoUrl} />
      </Menu.Trigger>
      {/* Inside the header, so that the menu belongs to a landmark. */}
      <Menu.Positioner>
        <Menu.Content minW="224px">
          <Box px="2" py="1.5">
            <Text fontWeight="600">
              <bdi>{name}</bdi>
            </Text>
            {email !== name && (
              <Text textStyle="micro" color="fg.subtle">
                <bdi dir="ltr">{email}</bdi>
              </Text>
            )}
          </Box>
          <Menu.Separator />
          <Menu.Item value="profile" minH={{ base: '11', md: '8' }} onSelect={() => void navigate(paths.profile)}>
            <Icon name="user" />
            {t('nav.profile')}
          </Menu.Item>
          <Menu.Item value="sign-out" minH={{ base: '11', md: '8' }} onSelect={() => void identity.signOut()}>
            <Icon name="signOut" />
            {t('signOut')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
