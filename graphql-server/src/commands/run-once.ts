/** Sends a call that moves money at most once. Steps: begin, send, classify, record, and reread if the response is unclear. */
import type { Context } from '../context.ts'
import type { MoneyCallResult } from '../gateway/client.ts'
import { type Attempt, openAttempts, createFingerprint, logUnrecorded, createAttempt } from './attempts.ts'

/** Outcome of a call. `again`: the agent may correct the input and use the same subject again. */
export type Verdict<Details, Refusal> =
  | { done: Details; replayed?: boolean }
  | { refused: Refusal; again?: boolean }
  /** `key` is set if another call used the subject first. */
  | { unknown: true; key?: string }

/** Result of a command: the details of the success, a refusal, or the key of the call whose outcome is unknown. */
export type Result<Details, Refusal> =
  | { done: Details; replayed: boolean }
  | { refused: Refusal }
  | { unknown: string }
  | { mismatch: true }
  /** The subject is expired, used or unknown. */
  | { expired: true }

/** A call that can be sent. */
type Call<Details> = {
  details: Details
  /** Number of seconds until the subject expires. */
  secondsLeft: () => number
  send: () => Promise<MoneyCallResult>
}

/** A call that moves money, declared by the feature that makes it. */
export type MoneyCommand<Details, Refusal> = {
  /** Name of the operation. Idempotency keys are scoped to an agent and an operation. */
  operation: string
  /** Subject that the call uses up, such as a quote. */
  subject: string
  key: string
  /** Validated input without values that may differ between retries. */
  input: unknown
  /** Null if the subject is no longer stored. Only an earlier attempt can then provide a result. */
  call: Call<Details> | null
  /** Whether the subject may be used now. Undefined if the subject is a quote, which allows one call. */
  isOpen?: boolean
  classify: (callResult: MoneyCallResult, attempt: Attempt<Details, Refusal>) => Promise<Verdict<Details, Refusal>>
  /** Finds the outcome of a call without a clear response. */
  reread: (attempt: Attempt<Details, Refusal>) => Promise<Verdict<Details, Refusal>>
  /** Runs once the gateway may have acted, regardless of the outcome. */
  afterSend: () => Promise<void>
}

function applyVerdict<Details, Refusal>(
  attempt: Attempt<Details, Refusal>,
  verdict: Verdict<Details, Refusal>,
): Attempt<Details, Refusal> {
  if ('done' in verdict) return { ...attempt, state: 'done', details: verdict.done }
  if ('unknown' in verdict) return { ...attempt, state: 'unknown' }
  return { ...attempt, state: 'refused', again: verdict.again ?? false, refusal: verdict.refused }
}

/** Runs a money command. A retry with the same key and input gets the same result. */
export async function runOnce<Details, Refusal>(
  command: MoneyCommand<Details, Refusal>,
  { store, clock, maxCallMs, logger, requireB2B }: Context,
): Promise<Result<Details, Refusal>> {
  const { subject, key, call } = command
  const attempts = openAttempts<Details, Refusal>(store, command.operation, requireB2B().sub)
  const input = [subject, command.input]
  const fingerprint = createFingerprint(input)

  const toResult = (
    attempt: Attempt<Details, Refusal>,
    verdict: Verdict<Details, Refusal>,
  ): Result<Details, Refusal> => {
    if ('done' in verdict) return { done: verdict.done, replayed: verdict.replayed ?? false }
    return 'refused' in verdict ? { refused: verdict.refused } : { unknown: verdict.key ?? attempt.key }
  }

  /** Records the verdict on a call that this caller sent. A failure to record is only logged, because the call has been made. */
  async function conclude(attempt: Attempt<Details, Refusal>, verdict: Verdict<Details, Refusal>) {
    await attempts.record(subject, applyVerdict(attempt, verdict)).catch(logUnrecorded(logger))
    return toResult(attempt, verdict)
  }

  /**
   * Returns the outcome of an earlier call for the same subject, which may have been sent a moment ago in another tab. `isRestart`: this request may not
   * start another call after it rereads a refusal.
   */
  async function replayResult(
    latest: Attempt<Details, Refusal>,
    isRestart: boolean,
  ): Promise<Result<Details, Refusal>> {
    const isSameInput = latest.fingerprint === fingerprint
    if (latest.key === key && !isSameInput) return { mismatch: true }
    const earlier = await attempts.waitForOutcome(subject, latest, clock(), maxCallMs)
    if (earlier.state === 'refused') {
      const isSameRequest = isSameInput && (latest.state === 'sent' || earlier.key === key)
      if (isSameRequest && earlier.refusal !== undefined) return { refused: earlier.refusal }
      return earlier.again && call && command.isOpen !== false ? start(call, isRestart) : { expired: true }
    }
    // A success with different input does not apply to this call.
    if (earlier.state === 'done')
      return isSameInput ? { done: earlier.details, replayed: true } : { unknown: earlier.key }
    const verdict = await command.reread(earlier)
    // Another call may have started in the meantime, even with the same key. Do not overwrite its attempt.
    const newer = await attempts.settle(subject, earlier, applyVerdict(earlier, verdict)).catch(logUnrecorded(logger))
    if (newer) return replayResult(newer, isRestart)
    // The earlier call was refused. Its refusal does not apply to this call.
    if ('refused' in verdict && verdict.again && earlier.key !== key && call && !isRestart) return start(call, true)
    if (!isSameInput) return 'refused' in verdict ? { expired: true } : { unknown: earlier.key }
    const result = toResult(earlier, verdict)
    return 'done' in result ? { ...result, replayed: true } : result
  }

  async function sendNow(
    { send }: Call<Details>,
    attempt: Attempt<Details, Refusal>,
  ): Promise<Result<Details, Refusal>> {
    let callResult: MoneyCallResult
    try {
      callResult = await send()
    } catch (error) {
      // `send` throws only if the gateway cannot have acted on the call.
      await attempts.withdraw(subject, attempt).catch(logUnrecorded(logger))
      throw error
    }
    await command.afterSend()
    try {
      return await conclude(attempt, await command.classify(callResult, attempt))
    } catch (error) {
      // A refusal is recorded even if reading its details failed.
      const state = callResult.outcome === 'refused' ? 'refused' : 'unknown'
      await attempts.record(subject, { ...attempt, state }).catch(logUnrecorded(logger))
      throw error
    }
  }

  async function start(call: Call<Details>, isRestart: boolean): Promise<Result<Details, Refusal>> {
    const attempt: Attempt<Details, Refusal> = createAttempt(key, input, call.details, clock())
    const latest = await attempts.begin(subject, attempt, command.isOpen)
    if (latest === 'mismatch') return { mismatch: true }
    if (latest === 'not-allowed') return { expired: true }
    if (latest !== 'go') return replayResult(latest, isRestart)
    if (call.secondsLeft() <= 0) {
      await attempts.withdraw(subject, attempt)
      return { expired: true }
    }
    return sendNow(call, attempt)
  }

  if (call) return start(call, false)
  if (await attempts.isMismatch({ key, fingerprint })) return { mismatch: true }
  const earlier = await attempts.latest(subject)
  return earlier ? replayResult(earlier, true) : { expired: true }
}
