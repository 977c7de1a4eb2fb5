import { useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, get, useForm } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { ZodMiniType } from 'zod/mini'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useDraft } from './draft.ts'
import { serverErrorIn } from './field-error-text.ts'
import { useFieldBinding } from './use-field-binding.ts'

/** Why the server rejected a form. */
export interface Rejection {
  /** Shown beside the button. A function is called on each render, so that the app's own text follows a change of language. */
  message: string | (() => string)
  /** Errors of single fields, by their path in the operation's input. */
  fields?: readonly { readonly path: string; readonly message: string }[]
  requestId?: string | null
}

/** Validates form values and turns them into the output to send. Issues are `FieldErrorCode`s. A function is called on the first submit to load it. */
export type FormSchema<Values extends FieldValues, Output> =
  | ZodMiniType<Output, Values>
  | (() => Promise<ZodMiniType<Output, Values>>)

/** Resolver for a schema. Loads zod's resolver on demand, to keep it out of the first screen. */
const createResolver =
  <Values extends FieldValues, Output>(schema: FormSchema<Values, Output>): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const [{ zodResolver }, loaded] = await Promise.all([
      import('@hookform/resolvers/zod'),
      typeof schema === 'function' ? schema() : schema,
    ])
    return zodResolver(loaded)(values, context, options)
  }

interface ServerFormOptions<Values extends FieldValues, Output> {
  schema: FormSchema<Values, Output>
  /** Initial values. New values replace unchanged fields. */
  values: Values
  /** Resets the fields to `values` after success. */
  clearOnSuccess?: boolean
  /** Storage key for a draft of the unsaved input. Never set for a form with a password. */
  draftKey?: string
  /** When to validate: `onTouched` when the focus leaves a field, `onSubmit` (the default) when the form is submitted. */
  mode?: 'onSubmit' | 'onTouched'
  /** Whether the form is one of several steps. If so, its input counts as unsaved and its draft is kept until `discardDraft` is called. */
  isStep?: boolean
  /** Maps a path of the input to a field, if the two differ. */
  fieldAt?: (path: string) => FieldPath<Values> | undefined
  /**
   * Sends the form. Resolves with a rejection, or with undefined on success; a thrown error is shown like any other error. `isChanged` returns
   * whether a field differs from `values`.
   */
  submit: (output: Output, isChanged: (name: keyof Values & string) => boolean) => Promise<Rejection | void>
}

/**
 * A form that is validated by a schema and then by the server. An error never resets the input. Render it with `Form` and bind fields with
 * `field(name)`.
 */
export function useServerForm<Values extends FieldValues, Output>({
  schema,
  values,
  clearOnSuccess = false,
  draftKey,
  mode = 'onSubmit',
  isStep = false,
  fieldAt,
  submit,
}: ServerFormOptions<Values, Output>) {
  const { i18n } = useTranslation()
  const form = useForm<Values, unknown, Output>({
    resolver: createResolver(schema),
    mode,
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true },
    // `Form` moves the focus instead, in screen order and also after the server's response.
    shouldFocusError: false,
  })
  const discardDraft = useDraft(form, values, draftKey)
  const field = useFieldBinding(form)
  const [failure, setFailure] = useState<(Rejection & { language: string }) | null>(null)
  const isSending = useRef(false)

  // Not `dirtyFields`, which misses removed list rows.
  const isChanged = (name: keyof Values & string): boolean =>
    JSON.stringify(form.getValues()[name]) !== JSON.stringify(get(form.formState.defaultValues, name))

  /** Shows server messages at their fields. Returns the first of these fields, and the messages without a field. */
  function placeErrors(messages: NonNullable<Rejection['fields']>) {
    const placed: FieldPath<Values>[] = []
    const unplaced: string[] = []
    for (const { path, message } of messages) {
      const name = fieldAt ? fieldAt(path) : (path as FieldPath<Values>)
      const value: unknown = name && get(form.getValues(), name)
      if (name === undefined || value === undefined || typeof value === 'object') unplaced.push(message)
      else {
        placed.push(name)
        form.setError(name, { type: serverErrorIn(i18n.language), message })
      }
    }
    return { first: placed[0], unplaced }
  }

  function reject({ message, fields = [], requestId = null }: Rejection): void {
    const { unplaced } = placeErrors(fields)
    const text = typeof message === 'string' ? [message, ...unplaced].filter(Boolean).join(' ') : message
    setFailure({ message: text, requestId, language: i18n.language })
  }

  function rejectError(error: unknown): void {
    const { text, requestId } = describeError(error)
    reject({ message: text, requestId })
  }

  async function send(output: Output) {
    if (isSending.current) return
    isSending.current = true
    setFailure(null)
    try {
      const rejection = await submit(output, isChanged)
      if (rejection) return reject(rejection)
      if (isStep) return
      discardDraft()
      form.reset(clearOnSuccess ? values : form.getValues(), { keepDirtyValues: false })
    } catch (error) {
      rejectError(error)
    } finally {
      isSending.current = false
    }
  }

  return {
    ...form,
    field,
    placeErrors,
    discardDraft,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      // Ignores the second click of a double click.
      if (!isSending.current) form.handleSubmit(send)().catch(rejectError)
    },
    isSubmitting: form.formState.isSubmitting,
    submitCount: form.formState.submitCount,
    failure: failure && translatedFailure(failure, i18n.language),
  }
}

/** Hides server messages that were requested in another language. */
function translatedFailure({ message, requestId = null, language }: Rejection & { language: string }, current: string) {
  const text = typeof message === 'function' ? message() : language === current ? message : ''
  return text === '' ? null : { text, requestId }
}

/** Returns the rejection in a result union, `InvalidInput` or any other `UserError`; undefined for the success type. */
export function toRejection(result: object | null | undefined): (Rejection & { message: string }) | undefined {
  if (!result || !('message' in result) || typeof result.message !== 'string') return undefined
  const fields =
    'fields' in result && Array.isArray(result.fields) ? (result.fields as NonNullable<Rejection['fields']>) : []
  return { message: result.message, fields }
}
