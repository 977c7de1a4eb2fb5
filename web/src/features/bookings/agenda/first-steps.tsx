import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { TintedIcon } from '#src/components/layout/tinted-icon.tsx'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useAnyBookingQuery } from './any-booking.generated.ts'

const StepLink = chakra(Link)

const steps = [
  { key: 'company', icon: 'document', path: paths.profile },
  { key: 'authenticator', icon: 'shield', path: paths.profile },
  { key: 'wallet', icon: 'wallet', path: paths.wallet },
] as const satisfies readonly { key: string; icon: IconName; path: string }[]

interface FirstStepsProps {
  /** Shown until it is known whether the company has booked. */
  fallback: ReactNode
  /** Shown for a company that has booked before: its empty agenda. */
  children: ReactNode
}

/** Steps that a company must complete before its first booking, in place of an empty agenda. */
export function FirstSteps({ fallback, children }: FirstStepsProps) {
  const { t } = useTranslation('profile')
  const { data, loading } = useAnyBookingQuery()
  const hasWallet = useHasWallet()
  if (loading) return fallback
  if (!data?.bookings.complete || data.bookings.totalCount > 0) return children
  return (
    <Section title={t('firstSteps.title')}>
      <Card overflow="hidden" boxShadow="raised">
        <Text p="4" color="fg.muted">
          {t('firstSteps.lead')}
        </Text>
        <Box as="ol" listStyleType="none">
          {steps
            .filter(({ key }) => key !== 'wallet' || hasWallet)
            .map(({ key, icon, path }) => (
              <Box as="li" key={key} borderTopWidth="1px" borderColor="border.muted">
                <StepLink
                  to={path}
                  display="flex"
                  alignItems="center"
                  gap="3.5"
                  px="4"
                  py="3"
                  _hover={{ bg: 'bg.subtle' }}
                >
                  <TintedIcon name={icon} tint="paid" />
                  <Box flex="1" minW="0">
                    <Text fontWeight="semibold">{t(`firstSteps.${key}.title`)}</Text>
                    <Text textStyle="small" color="fg.muted">
                      {t(`firstSteps.${key}.text`)}
                    </Text>
                  </Box>
                  <Flex>
                    <Icon name="next" color="fg.subtle" />
                  </Flex>
                </StepLink>
              </Box>
            ))}
        </Box>
      </Card>
    </Section>
  )
}
