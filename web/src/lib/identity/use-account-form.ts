import type { FieldValues } from 'react-hook-form'
import { type FormSchema, type Rejection, useServerForm } from '#src/lib/forms/use-server-form.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { type FailureKey, failureKey } from './account-error.ts'

interface AccountFormOptions<Values extends FieldValues, Output> {
  schema: FormSchema<Values, Output>
  values: Values
  /** The sentence for an error of the account service. */
  keyOf?: (error: unknown) => FailureKey
  /** Empties the fields after success. */
  clearOnSuccess?: boolean
  /** Asks the account service. Resolves with a failure, or with nothing on success. */
  submit: (output: Output) => Promise<FailureKey | void>
}

/** A form of the account service. Its failures are shown beside the button and follow a change of language. */
export function useAccountForm<Values extends FieldValues, Output>({
  schema,
  values,
  keyOf = failureKey,
  clearOnSuccess = false,
  submit,
}: AccountFormOptions<Values, Output>) {
  const reject = (key: FailureKey): Rejection => ({ message: () => i18n.t(key) })
  return useServerForm<Values, Output>({
    schema,
    values,
    clearOnSuccess,
    submit: async (output) => {
      try {
        const key = await submit(output)
        if (key) return reject(key)
      } catch (error) {
        return reject(keyOf(error))
      }
    },
  })
}
