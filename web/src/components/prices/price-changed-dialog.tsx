import { Box, Button, Dialog, Flex, Grid, HStack, Portal, Stack, Text } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import { type Money as Amount, isNegative, negate, subtract } from '#src/domain/money.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { amountLines, Money, MoneyLine } from './money.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface PriceChangedDialogProps {
  open: boolean
  oldPrice: Amount
  newPrice: Amount
  /** Custom explanation. The default text says that nothing was charged. */
  children?: ReactNode
  commission?: Amount | null
  /** Whether the cancellation terms are unchanged; undefined if unknown. */
  sameTerms?: boolean | undefined
  acceptLabel?: string
  declineLabel?: string
  busy?: boolean
  onAccept: () => void
  onDecline: () => void
}

/** Asks the agent to accept a new price. The button that declines the new price has the focus. */
export function PriceChangedDialog(props: PriceChangedDialogProps) {
  const { open, oldPrice, newPrice, children, commission, sameTerms, busy, onAccept, onDecline } = props
  const { t } = useTranslation('components')
  const isCommissionShown = useCommissionShown()
  const format = useFormat()
  const decline = useRef<HTMLButtonElement>(null)
  const difference = subtract(newPrice, oldPrice)
  const isCheaper = isNegative(difference)
  const amount = format.money(isCheaper ? negate(difference) : difference)
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      role="alertdialog"
      open={open}
      placement="center"
      lazyMount
      unmountOnExit
      initialFocusEl={() => decline.current}
      closeOnInteractOutside={false}
      closeOnEscape={!busy}
      onOpenChange={(change) => !change.open && onDecline()}
    >
      <Portal>
        <Dialog.Backdrop bg="rgba(9,18,20,.48)" />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="440px" p="6" borderRadius="l4" boxShadow="overlay" bg="bg.panel">
            <Flex
              boxSize="10"
              borderRadius="l3"
              bg={isCheaper ? 'status.confirmed.bg' : 'status.pending.bg'}
              color={isCheaper ? 'status.confirmed.fg' : 'status.pending.fg'}
              align="center"
              justify="center"
            >
              <Icon name="alert" size={20} />
            </Flex>
            <Dialog.Title textStyle="h1" mt="4">
              {t(isCheaper ? 'priceChange.fell' : 'priceChange.rose', { amount })}
            </Dialog.Title>
            <Dialog.Description color="fg.muted" mt="1.5">
              {children ?? t('priceChange.nothingCharged')}
            </Dialog.Description>
            <Grid
              templateColumns="1fr 24px 1fr"
              alignItems="center"
              gap="2"
              mt="5"
              p="4"
              borderRadius="l3"
              bg="bg.subtle"
              borderWidth="1px"
            >
              <Box>
                <Text textStyle="small" color="fg.subtle">
                  {t('priceChange.was')}
                </Text>
                <Money value={oldPrice} size="lg" tone="fg.muted" weight="medium" struck />
              </Box>
              <Icon name="next" color="fg.subtle" size={20} />
              <Box>
                <Text textStyle="small" color="fg.subtle">
                  {t('priceChange.now')}
                </Text>
                <Money value={newPrice} size="lg" />
              </Box>
            </Grid>
            <Box mt="3" css={amountLines}>
              <MoneyLine
                label={t('priceChange.difference')}
                value={difference}
                tone={isCheaper ? 'money.down' : 'money.up'}
                signed
              />
              {commission && isCommissionShown && (
                <MoneyLine label={t('yourCommission')} value={commission} tone="money.commission" />
              )}
            </Box>
            {sameTerms !== undefined && (
              <HStack mt="2" gap="2" textStyle="small" color={sameTerms ? 'status.confirmed.fg' : 'status.pending.fg'}>
                <Icon name={sameTerms ? 'check' : 'alert'} size={15} />
                {t(sameTerms ? 'priceChange.sameTerms' : 'priceChange.newTerms')}
              </HStack>
            )}
            <Stack gap="2" mt="5">
              <Button size="lg" w="full" onClick={onAccept} loading={busy}>
                {props.acceptLabel ?? t('priceChange.accept', { amount: format.money(newPrice) })}
              </Button>
              <Button ref={decline} variant="outline" size="lg" w="full" onClick={onDecline} disabled={busy}>
                {props.declineLabel ?? t('priceChange.decline')}
              </Button>
            </Stack>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
