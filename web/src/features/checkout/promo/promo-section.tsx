import { Box, Button, Flex, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { Money } from '#src/components/prices/money.tsx'
import type { Purchase, PurchasePromo } from '../purchase.ts'
import type { PromoForm } from './use-promo.ts'

interface PromoSectionProps {
  purchase: Purchase
  promo: PromoForm
}

/** A purchase's promo code: a field to enter one, or the applied one with the old and the new total. */
export function PromoSection({ purchase, promo }: PromoSectionProps) {
  const { t } = useTranslation('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  const { promo: appliedPromo, noPromoReason } = purchase
  const previousCode = useRef(appliedPromo?.code)
  useEffect(() => {
    if (previousCode.current === appliedPromo?.code) return
    previousCode.current = appliedPromo?.code
    // The control that had the focus has been removed.
    heading.current?.focus({ preventScroll: true })
  }, [appliedPromo?.code])
  return (
    <Part>
      <Section title={t('promo.title')} headingRef={heading}>
        {appliedPromo && <AppliedPromo purchase={purchase} appliedPromo={appliedPromo} promo={promo} />}
        {!appliedPromo && noPromoReason && <Text color="fg.muted">{noPromoReason}</Text>}
        {!appliedPromo && !noPromoReason && <PromoField promo={promo} />}
      </Section>
    </Part>
  )
}

function PromoField({ promo: { typedCode, state, changeCode, apply } }: { promo: PromoForm }) {
  const { t } = useTranslation('checkout')
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Field
        maxW="440px"
        label={t('promo.code')}
        labelHidden
        hint={t('promo.hint')}
        error={state.kind === 'codeMissing' ? t('promo.missing') : describePromoError(state)}
        ltr
        name="promoCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typedCode}
        onChange={(event) => changeCode(event.currentTarget.value)}
        beside={
          <Button type="submit" variant="outline" h={{ base: '11', md: '10' }} loading={state.kind === 'busy'}>
            {t('promo.apply')}
          </Button>
        }
      />
    </chakra.form>
  )
}

/** Returns the server's message, followed by the gateway's reason if there is one. */
function describePromoError(state: PromoForm['state']) {
  if (state.kind !== 'refused') return undefined
  if (state.reason === null) return state.message
  return (
    <>
      <span>{state.message}</span> <bdi>{state.reason}</bdi>
    </>
  )
}

function AppliedPromo({ purchase, appliedPromo, promo }: PromoSectionProps & { appliedPromo: PurchasePromo }) {
  const { t } = useTranslation('checkout')
  const { code, description, fullTotal } = appliedPromo
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" gap="3">
        <HStack role="status" align="flex-start" gap="2" minW="0">
          <Icon name="check" color="status.confirmed.fg" alignWithFirstLine />
          <Box minW="0">
            <Text fontWeight="semibold">{t('promo.applied', { code })}</Text>
            {description && (
              <Text textStyle="small" color="fg.muted">
                <bdi>{description}</bdi>
              </Text>
            )}
          </Box>
        </HStack>
        <Button
          variant="plain"
          size="sm"
          px="0"
          aria-label={t('promo.removeCode', { code })}
          loading={promo.state.kind === 'busy'}
          onClick={promo.remove}
        >
          {t('promo.remove')}
        </Button>
      </Flex>
      <HStack gap="6" align="flex-end">
        <Box>
          <Text textStyle="small" color="fg.subtle">
            {t('promo.was')}
          </Text>
          <Money value={fullTotal} size="lg" tone="fg.muted" weight="medium" struck />
        </Box>
        <Box>
          <Text textStyle="small" color="fg.subtle">
            {t('promo.now')}
          </Text>
          <Money value={purchase.total} size="lg" />
        </Box>
      </HStack>
      {promo.state.kind === 'refused' && (
        <Callout tone="bad" role="alert">
          {describePromoError(promo.state)}
        </Callout>
      )}
    </Stack>
  )
}
