import { Box, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactElement } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { useWalletQuery } from '#src/data/wallet.generated.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { paths } from '#src/lib/navigation/paths.ts'

interface ProfileMenuProps {
  name: string
  email: string
  /** The button that controls the menu. */
  trigger: ReactElement
  hasPaymentLinks: boolean
  /** Whether to highlight the first item, because the menu was opened with the keyboard. */
  highlightFirst: boolean
}

/** Link to the wallet. On phones it shows the balance, because the header has no room for it. */
function WalletItem() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const wallet = useWalletQuery().data?.wallet
  if (!wallet) return undefined
  return (
    <Menu.Item value="wallet" minH={{ base: '11', md: '8' }} onSelect={() => void navigate(paths.wallet)}>
      <Icon name="wallet" />
      <Box flex="1">{t('wallet')}</Box>
      <Box as="span" hideFrom="md" textStyle="small">
        <Money value={wallet.balance} />
      </Box>
    </Menu.Item>
  )
}

/** Account menu. It is open from its first render, because pressing its button loads this code. */
export function ProfileMenu({ name, email, trigger, hasPaymentLinks, highlightFirst }: ProfileMenuProps) {
  const { t } = useTranslation()
  const identity = useIdentity()
  const navigate = useNavigate()
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      defaultOpen
      defaultHighlightedValue={highlightFirst ? 'profile' : null}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      {/* Rendered inside the header, so that the menu is in a landmark. */}
      <Menu.Positioner>
        <Menu.Content minW="224px">
          <Box px="2" py="1.5">
            <Text fontWeight="semibold">
              <Name>{name}</Name>
            </Text>
            {email !== name && (
              <Text textStyle="small" color="fg.subtle">
                <bdi dir="ltr" translate="no">
                  {email}
                </bdi>
              </Text>
            )}
          </Box>
          <Menu.Separator />
          <Menu.Item value="profile" minH={{ base: '11', md: '8' }} onSelect={() => void navigate(paths.profile)}>
            <Icon name="user" />
            {t('nav.profile')}
          </Menu.Item>
          <WalletItem />
          {hasPaymentLinks && (
            <Menu.Item
              value="shared"
              minH={{ base: '11', md: '8' }}
              onSelect={() => void navigate(paths.sharedReservations)}
            >
              <Icon name="mail" />
              {t('nav.shared')}
            </Menu.Item>
          )}
          <Menu.Item value="sign-out" minH={{ base: '11', md: '8' }} onSelect={() => void identity.signOut()}>
            <Icon name="signOut" />
            {t('signOut')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
