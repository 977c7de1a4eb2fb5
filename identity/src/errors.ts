/** An error with the name and message that Amazon Cognito uses. */
export class CognitoError extends Error {
  override readonly name: string
  readonly status: number

  constructor(name: string, message: string, { status = 400, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = name
    this.status = status
  }
}

export const wrongPassword = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.')

export const invalidSession = () =>
  new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.')

export const userDisabled = () => new CognitoError('NotAuthorizedException', 'User is disabled.')

export const tooManyAttempts = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

export const tooManyRequests = () => new CognitoError('TooManyRequestsException', 'Too many requests')

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message)

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.')
