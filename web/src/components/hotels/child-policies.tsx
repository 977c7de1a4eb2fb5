import { Grid, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Money } from '#src/domain/money.ts'
import { MAX_CHILD_AGE } from '#src/domain/occupancy.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

export interface ChildTerms {
  readonly fromAge: number
  readonly toAge: number
  readonly free: boolean
  readonly percent: string | null
  readonly amount: Money | null
}

/** Age ranges in order. Ages without a policy get a range without terms. */
function fillAgeGaps(policies: readonly ChildTerms[]): ChildTerms[] {
  const ranges: ChildTerms[] = []
  let next = 0
  const noTerms = { free: false, percent: null, amount: null }
  for (const policy of policies.toSorted((a, b) => a.fromAge - b.fromAge)) {
    if (policy.fromAge > next) ranges.push({ fromAge: next, toAge: policy.fromAge - 1, ...noTerms })
    ranges.push(policy)
    next = Math.max(next, policy.toAge + 1)
  }
  if (next <= MAX_CHILD_AGE) ranges.push({ fromAge: next, toAge: MAX_CHILD_AGE, ...noTerms })
  return ranges
}

/** Prices for children, one line per age range. */
export function ChildPolicies({ policies }: { policies: readonly ChildTerms[] }) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  const describe = ({ free, percent, amount }: ChildTerms) => {
    if (free) return t('children.free')
    if (amount) return t('children.amount', { amount: format.money(amount) })
    return percent ? t('children.percent', { percent: format.percent(percent) }) : t('children.notStated')
  }
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns="auto 1fr"
      columnGap={{ base: '4', md: '6' }}
      rowGap="1"
      textStyle="small"
    >
      {fillAgeGaps(policies).map((policy) => {
        const hasTerms = policy.free || policy.amount !== null || policy.percent !== null
        return (
          <Grid as="li" key={`${policy.fromAge}-${policy.toAge}`} gridColumn="1 / -1" templateColumns="subgrid">
            <Text as="span" color="fg.muted" fontWeight="normal" textAlign="start" whiteSpace="nowrap">
              {policy.fromAge === policy.toAge
                ? t('children.oneAge', { count: policy.fromAge })
                : t('children.ages', { from: policy.fromAge, count: policy.toAge })}
            </Text>
            <Text
              as="span"
              textAlign={{ base: 'end', md: 'start' }}
              {...(hasTerms ? { fontWeight: 'medium' } : { fontWeight: 'normal', color: 'fg.muted' })}
            >
              {describe(policy)}
            </Text>
          </Grid>
        )
      })}
    </Grid>
  )
}
