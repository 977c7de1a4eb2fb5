import { useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, get, useForm } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { ZodMiniType } from 'zod/mini'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useDraft } from './draft.ts'
import { serverErrorIn } from './field-error-text.ts'
import { useFieldOf } from './use-field.ts'

/** Why the server did not accept a form. */
export interface Rejection {
  /** Shown beside the button. A function is a text of the app and follows a change of language. */
  message: string | (() => string)
  /** What is wrong with single fields, by the path in the operation's input. */
  fields?: readonly { readonly path: string; readonly message: string }[]
  requestId?: string | null
}

/** From what is typed to what is sent; issues carry `FieldErrorCode`s. A function loads it when the form is first submitted. */
export type FormSchema<Values extends FieldValues, Output> =
  | ZodMiniType<Output, Values>
  | (() => Promise<ZodMiniType<Output, Values>>)

/** Checks by a schema. The first screen does without the code for it. */
const resolverOf =
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
  /** What the fields show at first. New values replace fields that nobody has changed. */
  values: Values
  /** Shows `values` again after success, instead of what was typed. */
  clearOnSuccess?: boolean
  /** Stores what is typed under this key until it has been submitted. Never for a form with a password. */
  draftKey?: string
  /** The form is one step of several: what was typed stays unsaved, and its draft stored, until `discardDraft` is called. */
  isStep?: boolean
  /** The field for a path of the input, where the two differ. */
  fieldAt?: (path: string) => FieldPath<Values> | undefined
  /**
   * Sends the form. Resolves with a rejection, or with nothing on success; what it throws is described like any error.
   * `isChanged` tells which fields differ from `values`.
   */
  submit: (output: Output, isChanged: (name: keyof Values & string) => boolean) => Promise<Rejection | void>
}

/**
 * A form that is checked by a schema and then by the server. Nothing typed is ever reset by an error. Draw it with `Form`, bind fields
 * with `field(name)`.
 */
export function useServerForm<Values extends FieldValues, Output>({
  schema,
  values,
  clearOnSuccess = false,
  draftKey,
  isStep = false,
  fieldAt,
  submit,
}: ServerFormOptions<Values, Output>) {
  const { i18n } = useTranslation()
  const form = useForm<Values, unknown, Output>({
    resolver: resolverOf(schema),
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true },
    // `Form` moves the focus, in the order of the screen and also after an answer of the server.
    shouldFocusError: false,
  })
  const discardDraft = useDraft(form, values, draftKey)
  const field = useFieldOf(form)
  const [failure, setFailure] = useState<(Rejection & { language: string }) | null>(null)
  const isSending = useRef(false)
  // `getFieldState` reports changed fields only while something reads this.
  void form.formState.isDirty

  // Not `dirtyFields`, which misses rows that were removed from a list.
  const isChanged = (name: keyof Values & string): boolean =>
    JSON.stringify(form.getValues()[name]) !== JSON.stringify(get(form.formState.defaultValues, name))

  function reject({ message, fields = [], requestId = null }: Rejection): void {
    const unplaced: string[] = []
    for (const { path, message } of fields) {
      const name = fieldAt ? fieldAt(path) : (path as FieldPath<Values>)
      if (name !== undefined && get(form.getValues(), name) !== undefined) {
        form.setError(name, { type: serverErrorIn(i18n.language), message })
      } else unplaced.push(message)
    }
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
    discardDraft,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      // A double click submits once.
      if (!isSending.current) form.handleSubmit(send)().catch(rejectError)
    },
    isSubmitting: form.formState.isSubmitting,
    submitCount: form.formState.submitCount,
    failure: failure && shownFailure(failure, i18n.language),
  }
}

/** Sentences of the server are shown only in the language they were asked in. */
function shownFailure({ message, requestId = null, language }: Rejection & { language: string }, current: string) {
  const text = typeof message === 'function' ? message() : language === current ? message : ''
  return text === '' ? null : { text, requestId }
}

/** Reads the rejection in a result union: an `InvalidInput` or any other `UserError`; nothing for the success type. */
export function rejectionOf(result: object | null | undefined): (Rejection & { message: string }) | undefined {
  if (!result || !('message' in result) || typeof result.message !== 'string') return undefined
  const fields =
    'fields' in result && Array.isArray(result.fields) ? (result.fields as NonNullable<Rejection['fields']>) : []
  return { message: result.message, fields }
}
