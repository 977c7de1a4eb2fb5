import { Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

export interface ChildTerms {
  readonly fromAge: number
  readonly toAge: number
  readonly free: boolean
  readonly percent: string | null
  readonly amount: Money | null
}

/** What children pay, one line per age range. */
export function ChildPolicies({ policies }: { policies: readonly ChildTerms[] }) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const share = ({ free, percent, amount }: ChildTerms) => {
    if (free) return t('children.free')
    if (amount) return t('children.amount', { amount: format.money(amount) })
    return percent ? t('children.percent', { percent: format.percent(percent) }) : t('children.notStated')
  }
  return (
    <Stack as="ul" listStyleType="none" gap="1" textStyle="small">
      {policies.map((policy) => (
        <Flex as="li" key={`${policy.fromAge}-${policy.toAge}`} justify="space-between" gap="4">
          <Text as="span" color="fg.muted">
            {policy.fromAge === policy.toAge
              ? t('children.oneAge', { age: policy.fromAge })
              : t('children.ages', { from: policy.fromAge, to: policy.toAge })}
          </Text>
          <Text as="span" fontWeight="550" textAlign="end">
            {share(policy)}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
