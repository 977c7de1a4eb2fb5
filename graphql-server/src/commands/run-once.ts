/** Sends a call that moves money at most once: begin, send, classify, record, and reread if the answer is unclear. */
import type { Context } from '../context.ts'
import type { MoneyOutcome } from '../gateway/client.ts'
import { type Attempt, attemptsOf, fingerprintOf, logUnrecorded, newAttempt } from './attempts.ts'

/** Outcome of a call. `again`: the agent may correct the input and send the same subject again. */
export type Verdict<Facts, Refusal> =
  | { done: Facts; replayed?: boolean }
  | { refused: Refusal; again?: boolean }
  /** `key` belongs to another call if this call is known to have been second. */
  | { unknown: true; key?: string }

/** Result of a command: the facts of the success, a refusal, or the key under which the outcome is unknown. */
export type Result<Facts, Refusal> =
  | { done: Facts; replayed: boolean }
  | { refused: Refusal }
  | { unknown: string }
  | { mismatch: true }
  /** The subject is expired, used or unknown. */
  | { expired: true }

/** The subject that is sent once. */
type Call<Facts> = {
  facts: Facts
  /** Seconds for which the subject stays valid. */
  secondsLeft: () => number
  send: () => Promise<MoneyOutcome>
}

/** One money call, declared by the feature that makes it. */
export type MoneyCommand<Facts, Refusal> = {
  /** Name of the operation; idempotency keys belong to an agent and an operation. */
  operation: string
  /** Subject that the call uses up, such as a quote. */
  subject: string
  key: string
  /** Validated input without values that may differ between tries. */
  input: unknown
  /** Null if the subject is no longer known, so that only an earlier attempt can provide the answer. */
  call: Call<Facts> | null
  /** Whether the subject may be used now; missing if a quote allows one call. */
  isOpen?: boolean
  classify: (sent: MoneyOutcome, attempt: Attempt<Facts, Refusal>) => Promise<Verdict<Facts, Refusal>>
  /** Finds the outcome of a call without a clear answer. */
  reread: (attempt: Attempt<Facts, Refusal>) => Promise<Verdict<Facts, Refusal>>
  /** Runs once the gateway may have acted, regardless of the outcome. */
  afterSend: () => Promise<void>
}

function withVerdict<Facts, Refusal>(
  attempt: Attempt<Facts, Refusal>,
  verdict: Verdict<Facts, Refusal>,
): Attempt<Facts, Refusal> {
  if ('done' in verdict) return { ...attempt, state: 'done', facts: verdict.done }
  if ('unknown' in verdict) return { ...attempt, state: 'unknown' }
  return { ...attempt, state: 'refused', again: verdict.again ?? false, refusal: verdict.refused }
}

/** Runs a money command. The same key with the same input returns the same answer again. */
export async function runOnce<Facts, Refusal>(
  command: MoneyCommand<Facts, Refusal>,
  { store, clock, maxCallMs, logger, requireB2B }: Context,
): Promise<Result<Facts, Refusal>> {
  const { subject, key, call } = command
  const attempts = attemptsOf<Facts, Refusal>(store, command.operation, requireB2B().sub)
  const input = [subject, command.input]
  const fingerprint = fingerprintOf(input)

  const resultOf = (attempt: Attempt<Facts, Refusal>, verdict: Verdict<Facts, Refusal>): Result<Facts, Refusal> => {
    if ('done' in verdict) return { done: verdict.done, replayed: verdict.replayed ?? false }
    return 'refused' in verdict ? { refused: verdict.refused } : { unknown: verdict.key ?? attempt.key }
  }

  /** Records the verdict on a call of this caller. A failure to record is only logged, because the call has been made. */
  async function conclude(attempt: Attempt<Facts, Refusal>, verdict: Verdict<Facts, Refusal>) {
    await attempts.record(subject, withVerdict(attempt, verdict)).catch(logUnrecorded(logger))
    return resultOf(attempt, verdict)
  }

  /** Returns the outcome of an earlier call for the same subject, possibly a moment ago in another tab. */
  async function replayAnswer(begun: Attempt<Facts, Refusal>, isRestart: boolean): Promise<Result<Facts, Refusal>> {
    const isSameInput = begun.fingerprint === fingerprint
    if (begun.key === key && !isSameInput) return { mismatch: true }
    const earlier = await attempts.settled(subject, begun, clock(), maxCallMs)
    if (earlier.state === 'refused') {
      const isSameRequest = isSameInput && (begun.state === 'sent' || earlier.key === key)
      if (isSameRequest && earlier.refusal !== undefined) return { refused: earlier.refusal }
      return earlier.again && call && command.isOpen !== false ? start(call, isRestart) : { expired: true }
    }
    // The success belongs to other input.
    if (earlier.state === 'done')
      return isSameInput ? { done: earlier.facts, replayed: true } : { unknown: earlier.key }
    const verdict = await command.reread(earlier)
    // Another call may have started over meanwhile, even under the same key. Do not overwrite its attempt.
    const latest = await attempts.settle(subject, earlier, withVerdict(earlier, verdict)).catch(logUnrecorded(logger))
    if (latest) return replayAnswer(latest, isRestart)
    // The earlier call failed. Its refusal does not answer this one.
    if ('refused' in verdict && verdict.again && earlier.key !== key && call && !isRestart) return start(call, true)
    if (!isSameInput) return 'refused' in verdict ? { expired: true } : { unknown: earlier.key }
    const result = resultOf(earlier, verdict)
    return 'done' in result ? { ...result, replayed: true } : result
  }

  async function sendNow({ send }: Call<Facts>, mine: Attempt<Facts, Refusal>): Promise<Result<Facts, Refusal>> {
    let sent: MoneyOutcome
    try {
      sent = await send()
    } catch (error) {
      // Thrown only when the gateway cannot have acted on the call.
      await attempts.withdraw(subject, mine).catch(logUnrecorded(logger))
      throw error
    }
    await command.afterSend()
    try {
      return await conclude(mine, await command.classify(sent, mine))
    } catch (error) {
      // The refusal is returned even if its remedy could not be read.
      const state = sent.outcome === 'refused' ? 'refused' : 'unknown'
      await attempts.record(subject, { ...mine, state }).catch(logUnrecorded(logger))
      throw error
    }
  }

  async function start(sendable: Call<Facts>, isRestart: boolean): Promise<Result<Facts, Refusal>> {
    const mine: Attempt<Facts, Refusal> = newAttempt(key, input, sendable.facts, clock())
    const begun = await attempts.begin(subject, mine, command.isOpen)
    if (begun === 'mismatch') return { mismatch: true }
    if (begun === 'not-allowed') return { expired: true }
    if (begun !== 'go') return replayAnswer(begun, isRestart)
    if (sendable.secondsLeft() <= 0) {
      await attempts.withdraw(subject, mine)
      return { expired: true }
    }
    return sendNow(sendable, mine)
  }

  if (call) return start(call, false)
  if (await attempts.isMismatch({ key, fingerprint })) return { mismatch: true }
  const earlier = await attempts.latest(subject)
  return earlier ? replayAnswer(earlier, true) : { expired: true }
}
