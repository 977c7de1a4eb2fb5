import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { ZodMiniType } from 'zod/mini'
import { useFieldErrorText } from '#src/lib/forms/field-error-text.ts'
import { type FailureKey, failureKey, failureValues } from './account-error.ts'

type Texts = Record<string, string>
type Schema<Values, Output> = ZodMiniType<Output, Values>
/** `FieldErrorCode`s by field name. */
type Problems<Values> = Partial<Record<keyof Values & string, string>>

interface AccountFormOptions<Values extends Texts, Output> {
  /** A function is called on the first submit to load the schema. */
  schema: Schema<Values, Output> | (() => Promise<Schema<Values, Output>>)
  values: Values
  /** Text key for an error from the account service. */
  toKey?: (error: unknown) => FailureKey
  /** Empties the fields after success. */
  clearOnSuccess?: boolean
  /** Calls the account service. Resolves with a failure, or with undefined on success. */
  submit: (output: Output) => Promise<FailureKey | void>
}

/**
 * Small form for the account service. Does not use the form library of longer forms, so that signing in loads faster. Failures are shown beside
 * the button and follow a change of language.
 */
export function useAccountForm<Values extends Texts, Output>({
  schema,
  values: initial,
  toKey = failureKey,
  clearOnSuccess = false,
  submit,
}: AccountFormOptions<Values, Output>) {
  const { t } = useTranslation(['auth', 'errors'])
  const errorText = useFieldErrorText()
  const [values, setValues] = useState(initial)
  const [savedValues, setSavedValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [submitCount, setSubmitCount] = useState(0)
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<{ key: FailureKey; error?: unknown } | null>(null)
  const isSending = useRef(false)

  /** Returns the output to send, or the first problem of each field. */
  async function check(typed: Values): Promise<{ output: Output } | { problems: Problems<Values> }> {
    const result = await (typeof schema === 'function' ? await schema() : schema).safeParseAsync(typed)
    if (result.success) return { output: result.data }
    const entries = result.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse()
    return { problems: Object.fromEntries(entries) as Problems<Values> }
  }

  async function send(): Promise<void> {
    setFailure(null)
    try {
      const checked = await check(values)
      if ('problems' in checked) return setProblems(checked.problems)
      setProblems({})
      const refusal = await submit(checked.output)
      if (refusal) return setFailure({ key: refusal })
      const next = clearOnSuccess ? initial : values
      setValues(next)
      setSavedValues(next)
    } catch (error) {
      setFailure({ key: toKey(error), error })
    }
  }

  async function recheck(name: keyof Values & string, typed: Values): Promise<void> {
    const checked = await check(typed)
    const problem = 'problems' in checked ? checked.problems[name] : undefined
    setProblems((previous) => ({ ...previous, [name]: problem }))
  }

  return {
    values,
    /** Binds a field: spread the result into a `Field`. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errorText({ type: 'field', message: problems[name] }),
      onChange: ({ target }: { target: { value: string } }) => {
        const typed = { ...values, [name]: target.value }
        setValues(typed)
        if (submitCount > 0) void recheck(name, typed)
      },
    }),
    onSubmit: (event: Pick<FormEvent, 'preventDefault'>) => {
      event.preventDefault()
      // A double click submits once.
      if (isSending.current) return
      isSending.current = true
      setSubmitting(true)
      void send().finally(() => {
        isSending.current = false
        setSubmitting(false)
        setSubmitCount((count) => count + 1)
      })
    },
    isSubmitting,
    submitCount,
    isDirty: Object.keys(values).some((name) => values[name] !== savedValues[name]),
    failure: failure && { text: t(failure.key, failureValues(failure.error)), requestId: null },
  }
}
