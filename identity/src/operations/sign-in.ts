import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import {
  recordCorrectPassword,
  recordWrongPassword,
  assertPasswordAttemptAllowed,
} from '#src/limits/password-attempts.ts'
import { readAttributeResponses, applyChanges } from '#src/users/attributes.ts'
import { type Challenge, isChallengeOf } from '#src/passwords/challenges.ts'
import { type Candidate, findCandidate } from '#src/users/decoy.ts'
import { CognitoError, invalidParameter, invalidSession, userDisabled, wrongPassword } from '#src/errors.ts'
import { checkPolicy, replacePassword } from '#src/passwords/passwords.ts'
import type { Pool } from '#src/pool.ts'
import { passwordMatches, isProofValid, startExchange } from '#src/passwords/srp.ts'
import { startSession, refreshSession } from '#src/tokens/tokens.ts'
import type { User } from '#src/users/users.ts'
import { type Caller, clientOperation } from './operation.ts'

type Fields = Record<string, string>

const requireField = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (!value) throw invalidParameter(`Missing required parameter ${name}`)
  if (value.length > 4096) throw invalidParameter(`Value of ${name} is too long`)
  return value
}

const srpIdentity = (pool: Pool, { sub }: Candidate) => ({ poolName: pool.name, sub })

const assertAttemptAllowed = (pool: Pool, { sub }: Candidate, { address }: Caller): void =>
  assertPasswordAttemptAllowed(pool, { sub, address })

/** Records a wrong password, or continues after a correct one with the step that the account's status requires. */
function continueSignIn(pool: Pool, candidate: Candidate, caller: Caller, isCorrect: boolean) {
  const attempt = { sub: candidate.sub, address: caller.address }
  if (!isCorrect || !candidate.user) {
    recordWrongPassword(pool, attempt)
    throw wrongPassword()
  }
  recordCorrectPassword(pool, attempt)
  return nextStep(pool, candidate.user)
}

function nextStep(pool: Pool, user: User) {
  if (!user.isEnabled) throw userDisabled()
  switch (user.status) {
    case 'UNCONFIRMED':
      throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
    case 'RESET_REQUIRED':
      throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user')
    case 'FORCE_CHANGE_PASSWORD':
      return requestNewPassword(pool, user)
    case 'CONFIRMED':
      return { ChallengeParameters: {}, AuthenticationResult: startSession(pool, user) }
  }
}

function requestNewPassword(pool: Pool, user: User) {
  const now = pool.clock()
  if (user.passwordExpiresAt !== null && user.passwordExpiresAt <= now) {
    throw new CognitoError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    )
  }
  const Session = randomBytes(32).toString('base64url')
  const challenge = { kind: 'NEW_PASSWORD_REQUIRED', sub: user.sub, username: user.email, exchange: undefined }
  pool.challenges.open(Session, challenge, now)
  return {
    ChallengeName: challenge.kind,
    Session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ ...user.attributes, email: user.email }),
    },
  }
}

function signInWithPassword(pool: Pool, parameters: Fields, caller: Caller) {
  const candidate = findCandidate(pool, requireField(parameters, 'USERNAME'))
  const password = requireField(parameters, 'PASSWORD')
  assertAttemptAllowed(pool, candidate, caller)
  return continueSignIn(
    pool,
    candidate,
    caller,
    passwordMatches(srpIdentity(pool, candidate), password, candidate.credential),
  )
}

function requestProof(pool: Pool, parameters: Fields, caller: Caller) {
  const username = requireField(parameters, 'USERNAME')
  const candidate = findCandidate(pool, username)
  assertAttemptAllowed(pool, candidate, caller)
  const exchange = startExchange(requireField(parameters, 'SRP_A'), candidate.credential, randomBytes(32))
  if (!exchange) throw invalidParameter('Invalid SRP_A')
  // The browser libraries do not return a session, so the secret block identifies the exchange.
  const secretBlock = randomBytes(64).toString('base64')
  pool.challenges.open(secretBlock, { kind: 'PASSWORD_VERIFIER', sub: candidate.sub, username, exchange }, pool.clock())
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: candidate.credential.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.serverPublic,
      USERNAME: candidate.sub,
      USER_ID_FOR_SRP: candidate.sub,
    },
  }
}

/** Returns the open challenge with this id. Throws unless it has the expected kind and belongs to the responding user. */
function findChallenge(pool: Pool, id: string, kind: string, responses: Fields): Challenge {
  const challenge = pool.challenges.find(id, pool.clock())
  if (!challenge || challenge.kind !== kind || !isChallengeOf(challenge, requireField(responses, 'USERNAME')))
    throw invalidSession()
  return challenge
}

function checkProof(pool: Pool, responses: Fields, caller: Caller) {
  const secretBlock = requireField(responses, 'PASSWORD_CLAIM_SECRET_BLOCK')
  const { exchange, username } = findChallenge(pool, secretBlock, 'PASSWORD_VERIFIER', responses)
  if (!exchange || !pool.challenges.close(secretBlock)) throw invalidSession()
  const candidate = findCandidate(pool, username)
  assertAttemptAllowed(pool, candidate, caller)
  const proof = {
    secretBlock,
    timestamp: requireField(responses, 'TIMESTAMP'),
    signature: requireField(responses, 'PASSWORD_CLAIM_SIGNATURE'),
  }
  return continueSignIn(
    pool,
    candidate,
    caller,
    isProofValid(srpIdentity(pool, candidate), candidate.credential, exchange, proof),
  )
}

function acceptNewPassword(pool: Pool, responses: Fields, _caller: Caller, session: string | undefined) {
  if (!session) throw invalidParameter('Missing required parameter Session')
  const { sub } = findChallenge(pool, session, 'NEW_PASSWORD_REQUIRED', responses)
  const user = pool.users.find(sub)
  if (!user?.isEnabled) throw invalidSession()
  // A rejected password leaves the challenge open, so that the user can choose another one.
  const password = requireField(responses, 'NEW_PASSWORD')
  checkPolicy(password)
  if (passwordMatches({ poolName: pool.name, sub }, password, user.credential)) {
    throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used')
  }
  const attributes = readAttributeResponses(responses)
  pool.users.setAttributes(sub, applyChanges(user.attributes, attributes), pool.clock())
  replacePassword(pool, sub, password, { isTemporary: false })
  return nextStep(pool, pool.users.find(sub) ?? user)
}

const refresh = (pool: Pool, parameters: Fields) => ({
  ChallengeParameters: {},
  AuthenticationResult: refreshSession(pool, requireField(parameters, 'REFRESH_TOKEN')),
})

const flows = new Map<string, (pool: Pool, parameters: Fields, caller: Caller) => object>([
  ['USER_SRP_AUTH', requestProof],
  ['USER_PASSWORD_AUTH', signInWithPassword],
  ['REFRESH_TOKEN_AUTH', refresh],
  ['REFRESH_TOKEN', refresh],
])

const challengeHandlers = new Map<string, (pool: Pool, responses: Fields, caller: Caller, session?: string) => object>([
  ['PASSWORD_VERIFIER', checkProof],
  ['NEW_PASSWORD_REQUIRED', acceptNewPassword],
])

/** The browser libraries send null for missing values, such as a device key. */
const StringFields = z
  .record(z.string(), z.string().nullable())
  .transform((fields): Fields =>
    Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
  )

export const initiateAuth = clientOperation(
  z.object({ AuthFlow: z.string(), AuthParameters: StringFields.default({}) }),
  (pool, { AuthFlow, AuthParameters }, caller) => {
    const flow = flows.get(AuthFlow)
    if (!flow) throw invalidParameter('Initiate Auth method not supported.')
    return flow(pool, AuthParameters, caller)
  },
)

export const respondToAuthChallenge = clientOperation(
  z.object({ ChallengeName: z.string(), ChallengeResponses: StringFields.default({}), Session: z.string().nullish() }),
  (pool, { ChallengeName, ChallengeResponses, Session }, caller) => {
    const handler = challengeHandlers.get(ChallengeName)
    if (!handler) throw invalidParameter('Challenge not supported.')
    return handler(pool, ChallengeResponses, caller, Session ?? undefined)
  },
)

export const getTokensFromRefreshToken = clientOperation(z.object({ RefreshToken: z.string() }), (pool, input) => ({
  AuthenticationResult: refreshSession(pool, input.RefreshToken),
}))
