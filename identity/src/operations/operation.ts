// Operations are authorized by an app's client id, a user's access token or an administrator's signature.
import { z } from 'zod'
import { CognitoError, invalidParameter, userNotFound } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { type Holder, holderOf } from '#src/tokens/tokens.ts'
import type { User } from '#src/users/users.ts'

export type Caller = { address: string }
type Answer = object | Promise<object>

/** `signed` operations need a signature with the administrator's key, which is checked before the body is parsed. */
export type Operation = { signed: boolean; answer: (pool: Pool, body: unknown, caller: Caller) => Answer }

function read<Input>(shape: z.ZodType<Input>, body: unknown): Input {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  // Values are left out, because they may be passwords.
  const problems = parsed.error.issues.map((issue) => `Value at '${issue.path.join('.')}' failed: ${issue.message}`)
  throw invalidParameter(`${problems.length} validation error(s) detected: ${problems.join('; ')}`)
}

/** Metadata of the calling app. Only the language of its screen is used. */
export const ClientMetadata = z.object({ locale: z.string().optional() }).nullish()

/** An e-mail address or a sub. */
export const Username = z.string().min(1).max(128)

/** Body of most administrator's calls. */
export const OneUser = z.object({ Username })

/** Finds a user for an administrator, who may know whether it exists. */
export function needUser(pool: Pool, username: string): User {
  const user = pool.users.find(username)
  if (!user) throw userNotFound()
  return user
}

/** Longer than the policy allows, so that the policy can report it. */
export const Password = z.string().min(1).max(4096)

const unknownResource = (what: string) => new CognitoError('ResourceNotFoundException', `${what} does not exist.`)

const ClientBody = z.object({ ClientId: z.string() })
const TokenBody = z.object({ AccessToken: z.string() })
const PoolBody = z.object({ UserPoolId: z.string() })

/** An operation for callers that know the app's public client id. */
export const clientOperation = <Input>(
  shape: z.ZodType<Input>,
  run: (pool: Pool, input: Input, caller: Caller) => Answer,
): Operation => ({
  signed: false,
  answer(pool, body, caller) {
    const { ClientId } = read(ClientBody, body)
    if (ClientId !== pool.clientId) throw unknownResource(`User pool client ${ClientId}`)
    return run(pool, read(shape, body), caller)
  },
})

/** An operation for the user of an access token. */
export const userOperation = <Input>(
  shape: z.ZodType<Input>,
  run: (pool: Pool, holder: Holder, input: Input, caller: Caller) => Answer,
): Operation => ({
  signed: false,
  answer(pool, body, caller) {
    const holder = holderOf(pool, read(TokenBody, body).AccessToken)
    return run(pool, holder, read(shape, body), caller)
  },
})

/** An operation for servers that have the administrator's key. */
export const adminOperation = <Input>(
  shape: z.ZodType<Input>,
  run: (pool: Pool, input: Input) => Answer,
): Operation => ({
  signed: true,
  answer(pool, body) {
    const { UserPoolId } = read(PoolBody, body)
    if (UserPoolId !== pool.id) throw unknownResource(`User pool ${UserPoolId}`)
    return run(pool, read(shape, body))
  },
})
