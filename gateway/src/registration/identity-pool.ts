import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CodeDeliveryFailureException,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  UnsupportedUserStateException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { CognitoSettings } from '#src/sessions/id-token.ts'
import { HttpError } from '#src/errors.ts'
import { fullName } from '#src/values/traveler-rules.ts'

// Every administrative call to Amazon Cognito is made here.

export interface NewAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly locale: string
}

export interface Account {
  readonly sub: string
  readonly createdAt: Date
  /** Whether the password is still the temporary one from the invitation. */
  readonly isInvited: boolean
}

/** Reason why the pool did not invite an account. All other failures are thrown as 503. */
export type InvitationFault = 'exists' | 'mail-failed' | 'email-rejected' | 'phone-rejected'

export interface IdentityPool {
  find: (email: string) => Promise<Account | undefined>
  /** Creates the account; Cognito e-mails the temporary password. */
  invite: (account: NewAccount) => Promise<{ sub: string } | InvitationFault>
  /** E-mails a new temporary password to an account that has not chosen its own. */
  inviteAgain: (email: string) => Promise<InvitationFault | undefined>
  joinB2B: (email: string) => Promise<void>
}

export interface AdminKey {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const CALL_TIMEOUT_MS = 10_000

const unavailableError = (cause: unknown) =>
  Object.assign(new HttpError(503, 'IDENTITY_UNAVAILABLE', 'The user pool cannot be reached now.'), { cause })

const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** Maps errors about the account; throws 503 for errors of the pool itself. */
function toInvitationFault(error: unknown): InvitationFault {
  if (error instanceof UsernameExistsException) return 'exists'
  if (error instanceof CodeDeliveryFailureException) return 'mail-failed'
  // The pool mentions the attribute only in its message: "Invalid phone number format."
  if (error instanceof InvalidParameterException)
    return /phone/i.test(error.message) ? 'phone-rejected' : 'email-rejected'
  throw unavailableError(error)
}

/** Creates a client for a pool. Without a key, the client uses the SDK's default credential chain. */
export function openIdentityPool(
  { region, userPoolId: UserPoolId, endpoint }: CognitoSettings,
  key: AdminKey | undefined,
): IdentityPool {
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoint && { endpoint }),
    // The key is copied, because the SDK modifies the object.
    ...(key && { credentials: { ...key } }),
    // After a lost response, an automatic retry would find the account that the first attempt created and report it as taken.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 3000 },
  })
  const withTimeout = () => ({ abortSignal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  const readSub = (attributes: { Name?: string | undefined; Value?: string | undefined }[] | undefined) => {
    const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value
    if (!sub) throw unavailableError('The account has no sub')
    return sub
  }

  return {
    async find(email) {
      try {
        const lookUp = () => client.send(new AdminGetUserCommand({ UserPoolId, Username: email }), withTimeout())
        // A pool may close an idle connection just as it is reused. A lookup changes nothing, so it can be retried.
        const user = await lookUp().catch((error: unknown) => {
          if (!isConnectionReset(error)) throw error
          return lookUp()
        })
        return {
          sub: readSub(user.UserAttributes),
          createdAt: user.UserCreateDate ?? new Date(0),
          isInvited: user.UserStatus === 'FORCE_CHANGE_PASSWORD',
        }
      } catch (error) {
        if (error instanceof UserNotFoundException) return undefined
        throw error instanceof HttpError ? error : unavailableError(error)
      }
    },

    async invite({ email, firstName, lastName, phoneNumber, locale }) {
      const attributes = {
        email,
        email_verified: 'true',
        name: fullName({ firstName, lastName }),
        given_name: firstName,
        family_name: lastName,
        phone_number: phoneNumber,
        locale,
      }
      const command = new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        DesiredDeliveryMediums: ['EMAIL'],
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      })
      const result = await client.send(command, withTimeout()).catch(toInvitationFault)
      return typeof result === 'string' ? result : { sub: readSub(result.User?.Attributes) }
    },

    async inviteAgain(email) {
      const command = new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        MessageAction: 'RESEND',
        DesiredDeliveryMediums: ['EMAIL'],
      })
      try {
        await client.send(command, withTimeout())
        return undefined
      } catch (error) {
        // The person has already chosen a password, so no invitation is needed.
        return error instanceof UnsupportedUserStateException ? undefined : toInvitationFault(error)
      }
    },

    async joinB2B(email) {
      const command = new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName: 'B2BUsersGroup' })
      await client.send(command, withTimeout()).catch((error: unknown) => {
        throw unavailableError(error)
      })
    },
  }
}
