/**
 * Calls that move money. A call is stored with its idempotency key before it is sent and removed when its outcome is known. Until then, no call
 * is sent under another key, even after a reload.
 */
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { randomId } from '#src/lib/browser/random-id.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { isRejectedBeforeSending } from '#src/lib/errors/server-error.ts'
import { type StorageArea, readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** How long the server stores the outcome of a key. */
const keyLifetimeMs = 3 * 3_600_000

/** A call with its idempotency key. The input contains no authenticator code. */
export interface SentCall<Input> {
  readonly key: string
  readonly input: Input
}

export type CallStore<Input> = ReturnType<typeof createCallStore<Input>>

/** Creates a store for calls of one command whose outcome is unknown, at most one per subject, such as a booking. */
export function createCallStore<Input>(
  area: StorageArea,
  name: string,
  inputSchema: z.ZodMiniType<Input>,
  maxAgeMs = keyLifetimeMs,
) {
  const toKey = (subject: string) => `${name}.${subject}`
  const schema = z.object({ sentAt: z.string(), key: z.string(), input: inputSchema })
  return {
    /** Storage key of a subject's call. */
    toKey,
    read(subject: string): SentCall<Input> | undefined {
      const { data } = z.safeParse(schema, readPrivate(area, toKey(subject)))
      return data && serverNow().getTime() - Date.parse(data.sentAt) < maxAgeMs ? data : undefined
    },
    store: (subject: string, { key, input }: SentCall<Input>): void =>
      writePrivate(area, toKey(subject), { sentAt: serverNow().toISOString(), key, input }),
    remove: (subject: string): void => writePrivate(area, toKey(subject), null),
  }
}

/** The server's response, as a member of the result union. */
interface Result {
  readonly __typename: string
  readonly message?: string
  readonly fields?: readonly { readonly message: string }[]
}

export interface CommandResult<R> {
  /** `unsure`: the call may have been executed. `refused`: it was not executed. */
  readonly state: 'unsure' | 'refused' | 'done'
  /** Missing when no result was received. */
  readonly result?: R | undefined
  /** Why the request failed. */
  readonly error?: unknown
  /** The server's explanation of why the call was not executed or its outcome is unknown. */
  readonly message?: string | undefined
}

/** Results that the server returns before it looks up an earlier call with the same key. These results do not reveal the outcome of that call. */
const inputRefusals = new Set(['InvalidInput', 'IdempotencyMismatch'])

function classifyResult<R extends Result>(result: R | undefined, wasUnsure: boolean, isDone: (result: R) => boolean) {
  const { __typename: type, message, fields } = result ?? {}
  const isUnsure = !type || type === 'OutcomeUnknown' || (wasUnsure && inputRefusals.has(type))
  const state = isUnsure ? 'unsure' : result && isDone(result) ? 'done' : 'refused'
  return { state, result, message: fields?.[0]?.message ?? message } as const
}

function classifyFailure(error: unknown, wasUnsure: boolean) {
  const isUnsent = isRejectedBeforeSending(error)
  const message = isUnsent ? describeError(error).text : undefined
  return { state: isUnsent && !wasUnsure ? 'refused' : 'unsure', error, message } as const
}

interface Call<Input> {
  readonly state: 'ready' | 'sending' | CommandResult<unknown>['state']
  readonly sent?: SentCall<Input> | undefined
}

/** Sends the call of a subject once. Starts as `unsure` if the outcome of an earlier call is unknown. */
export function useMoneyCommand<Input, R extends Result>(
  calls: CallStore<Input>,
  subject: string,
  isDone: (result: R) => boolean,
) {
  const [call, setCall] = useState<Call<Input>>(() => {
    const sent = calls.read(subject)
    return { state: sent ? 'unsure' : 'ready', sent }
  })
  const current = useRef(call)
  function update(next: Call<Input>) {
    current.current = next
    setCall(next)
  }

  /** Retries an `unsure` or `done` call with its key. Otherwise sends the input with a new key. */
  async function send(
    input: Input,
    post: (sent: SentCall<Input>) => Promise<R | undefined>,
  ): Promise<CommandResult<R>> {
    const { state, sent: previousCall } = current.current
    // Another tab has sent a call in the meantime. The agent sees it before it is retried.
    const otherTabCall = previousCall ? undefined : calls.read(subject)
    if (otherTabCall) {
      update({ state: 'unsure', sent: otherTabCall })
      return { state: 'unsure' }
    }
    const sent = previousCall ?? { key: randomId(), input }
    const wasUnsure = state === 'unsure'
    update({ state: 'sending', sent })
    calls.store(subject, sent)
    const outcome: CommandResult<R> = await post(sent).then(
      (result) => classifyResult(result, wasUnsure, isDone),
      (error: unknown) => classifyFailure(error, wasUnsure),
    )
    if (outcome.state !== 'unsure') calls.remove(subject)
    update({ state: outcome.state, sent: outcome.state === 'refused' ? undefined : sent })
    return outcome
  }

  /** Makes the next call use a new key. Call only if the outcome of the last call is known from another source or no longer matters. */
  function restart() {
    if (current.current.sent) calls.remove(subject)
    update({ state: 'ready' })
  }
  return { ...call, send, restart }
}
