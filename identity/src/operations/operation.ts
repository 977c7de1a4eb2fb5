/** The three doors: an app's client id, a signed-in user's access token, an administrator's signed request. */
import { z } from 'zod'
import { CognitoError, invalidParameter, userNotFound } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { type Holder, holderOf } from '#src/tokens/tokens.ts'
import type { User } from '#src/users/users.ts'

export type Caller = { address: string }
type Answer = object | Promise<object>

/** `signed`: only with a valid signature of the administrator's key, which is checked before the body is looked at. */
export type Operation = { signed: boolean; answer: (pool: Pool, body: unknown, caller: Caller) => Answer }

function read<Input>(shape: z.ZodType<Input>, body: unknown): Input {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  // Paths and rules only: what was sent may be a password.
  const problems = parsed.error.issues.map((issue) => `Value at '${issue.path.join('.')}' failed: ${issue.message}`)
  throw invalidParameter(`${problems.length} validation error(s) detected: ${problems.join('; ')}`)
}

/** What an app may tell about itself with a call; of it only the language of its screen is used. */
export const ClientMetadata = z.object({ locale: z.string().optional() }).nullish()

/** A name typed in: an e-mail address, or a sub. */
export const Username = z.string().min(1).max(128)

/** What most of an administrator's calls name. */
export const OneUser = z.object({ Username })

/** The account an administrator names, who may know whether it exists. */
export function needUser(pool: Pool, username: string): User {
  const user = pool.users.find(username)
  if (!user) throw userNotFound()
  return user
}

/** Also longer than any policy allows, so that the policy can say so. */
export const Password = z.string().min(1).max(4096)

const unknownResource = (what: string) => new CognitoError('ResourceNotFoundException', `${what} does not exist.`)

const ClientBody = z.object({ ClientId: z.string() })
const TokenBody = z.object({ AccessToken: z.string() })
const PoolBody = z.object({ UserPoolId: z.string() })

/** Open to anybody who knows the app's public client id. */
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

/** For the user the access token speaks for. */
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

/** For servers that hold the administrator's key. */
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
