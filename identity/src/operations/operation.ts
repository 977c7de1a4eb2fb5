// Operations are authorized by an app's client id, a user's access token or an administrator's signature.
import { z } from 'zod'
import { CognitoError, invalidParameter, userNotFound } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { type AuthenticatedSession, authenticate } from '#src/tokens/tokens.ts'
import type { User } from '#src/users/users.ts'

export type Caller = { address: string }
type Output = object | Promise<object>

/** Operations with `isSigned` require a signature with the administrator's key, which is checked before the body is parsed. */
export type Operation = { isSigned: boolean; run: (pool: Pool, body: unknown, caller: Caller) => Output }

function parseInput<Input>(schema: z.ZodType<Input>, body: unknown): Input {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  // Values are omitted, because they may be passwords.
  const problems = parsed.error.issues.map((issue) => `Value at '${issue.path.join('.')}' failed: ${issue.message}`)
  throw invalidParameter(`${problems.length} validation error(s) detected: ${problems.join('; ')}`)
}

/** Metadata from the calling app. Only its display language is used. */
export const ClientMetadata = z.object({ locale: z.string().optional() }).nullish()

/** An e-mail address or a sub. */
export const Username = z.string().min(1).max(128)

/** Input of most administrator calls. */
export const UserInput = z.object({ Username })

/** Returns a user or throws. For administrators only, who may learn whether an account exists. */
export function requireUser(pool: Pool, username: string): User {
  const user = pool.users.find(username)
  if (!user) throw userNotFound()
  return user
}

/** Allows more characters than the password policy, so that the policy reports passwords that are too long. */
export const Password = z.string().min(1).max(4096)

const unknownResource = (resource: string) =>
  new CognitoError('ResourceNotFoundException', `${resource} does not exist.`)

const ClientBody = z.object({ ClientId: z.string() })
const TokenBody = z.object({ AccessToken: z.string() })
const PoolBody = z.object({ UserPoolId: z.string() })

/** Defines an operation for callers that know the app's public client id. */
export const clientOperation = <Input>(
  schema: z.ZodType<Input>,
  handle: (pool: Pool, input: Input, caller: Caller) => Output,
): Operation => ({
  isSigned: false,
  run(pool, body, caller) {
    const { ClientId } = parseInput(ClientBody, body)
    if (ClientId !== pool.clientId) throw unknownResource(`User pool client ${ClientId}`)
    return handle(pool, parseInput(schema, body), caller)
  },
})

/** Defines an operation for the user of an access token. */
export const userOperation = <Input>(
  schema: z.ZodType<Input>,
  handle: (pool: Pool, session: AuthenticatedSession, input: Input, caller: Caller) => Output,
): Operation => ({
  isSigned: false,
  run(pool, body, caller) {
    const session = authenticate(pool, parseInput(TokenBody, body).AccessToken)
    return handle(pool, session, parseInput(schema, body), caller)
  },
})

/** Defines an operation for servers that have the administrator's key. */
export const adminOperation = <Input>(
  schema: z.ZodType<Input>,
  handle: (pool: Pool, input: Input) => Output,
): Operation => ({
  isSigned: true,
  run(pool, body) {
    const { UserPoolId } = parseInput(PoolBody, body)
    if (UserPoolId !== pool.id) throw unknownResource(`User pool ${UserPoolId}`)
    return handle(pool, parseInput(schema, body))
  },
})
