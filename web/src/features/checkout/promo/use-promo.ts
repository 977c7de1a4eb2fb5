import { useRef, useState } from 'react'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useLanguageChange } from '#src/lib/i18n/use-language-change.ts'
import type { Purchase } from '../purchase.ts'
import type { PurchaseQuery } from '../product-adapter.ts'
import { useApplyPromoMutation, useRemovePromoMutation } from './promo.generated.ts'

export type PromoState =
  | { readonly kind: 'idle' | 'busy' | 'codeMissing' }
  | { readonly kind: 'refused'; readonly message: string; readonly reason: string | null }

/** Result of a mutation, without the quote, which is refetched. */
type Result =
  | { readonly __typename: 'PromoApplied' | 'PromoRemoved' }
  | { readonly __typename: string; readonly message: string; readonly reason?: string | null }

/** Applies and removes a purchase's promo code. The typed code stays in the field until it has been applied. */
export function usePromo({ id }: Purchase, refetch: PurchaseQuery['refetch'], onExpired: () => void) {
  const [applyPromo] = useApplyPromoMutation()
  const [removePromo] = useRemovePromoMutation()
  const [typedCode, setTypedCode] = useState('')
  const [state, setState] = useState<PromoState>({ kind: 'idle' })
  const isRunning = useRef(false)
  useLanguageChange(() => setState((current) => (current.kind === 'refused' ? { kind: 'idle' } : current)))

  async function handleResult(result: Result | undefined): Promise<PromoState> {
    if (!result) throw new Error('The response has no promo code.')
    if (!('message' in result)) {
      await refetch()
      setTypedCode('')
      return { kind: 'idle' }
    }
    if (result.__typename === 'QuoteExpired') onExpired()
    return { kind: 'refused', message: result.message, reason: result.reason ?? null }
  }

  async function run(mutate: () => Promise<Result | undefined>) {
    if (isRunning.current) return
    isRunning.current = true
    setState({ kind: 'busy' })
    try {
      setState(await handleResult(await mutate()))
    } catch (error) {
      setState({ kind: 'refused', message: describeError(error).text, reason: null })
    } finally {
      isRunning.current = false
    }
  }

  return {
    typedCode,
    state,
    changeCode: (code: string) => {
      setTypedCode(code)
      setState((current) => (current.kind === 'busy' ? current : { kind: 'idle' }))
    },
    apply: () => {
      if (typedCode.trim() === '') setState({ kind: 'codeMissing' })
      else
        void run(
          async () => (await applyPromo({ variables: { input: { quoteId: id, code: typedCode } } })).data?.applyPromo,
        )
    },
    remove: () =>
      void run(async () => (await removePromo({ variables: { input: { quoteId: id } } })).data?.removePromo),
  }
}

export type PromoForm = ReturnType<typeof usePromo>
