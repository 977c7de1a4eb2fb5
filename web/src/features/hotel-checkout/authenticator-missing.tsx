import { Box, HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icon.tsx'
import { paths } from '#src/lib/paths.ts'
import { useViewerQuery } from '#src/lib/viewer.generated.ts'

/** Said before a code is asked for that the agent cannot have; nothing where the gateway does not say. */
export function AuthenticatorMissing() {
  const { t } = useTranslation('checkout')
  const { data } = useViewerQuery()
  if (data?.viewer.authenticator?.enrolledAt !== null) return undefined
  return (
    <HStack
      role="status"
      align="flex-start"
      gap="2"
      p="3"
      borderRadius="l2"
      bg="status.pending.bg"
      color="status.pending.fg"
      textStyle="small"
    >
      <Icon name="alert" mt="1px" />
      <Box as="span">
        {t('pay.noAuthenticator')}{' '}
        <Link to={paths.profile} style={{ fontWeight: 600, textDecoration: 'underline' }}>
          {t('pay.setUpAuthenticator')}
        </Link>
      </Box>
    </HStack>
  )
}
