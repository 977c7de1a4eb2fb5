import type { CodeTable } from './code-details.ts'

/** Refusals about accounts and profiles. */
export const accountRefusals = {
  ACCOUNT_EXISTS: {
    cause: 'The user pool or the gateway already has an account with this email address.',
    remedy: 'Sign in, or request a new password.',
    retryable: false,
    legacyMessage: 'This account already exists on the B2B platform',
  },
  LICENCE_BLACKLISTED: {
    cause: 'The gateway has blacklisted the company license number.',
    remedy: 'Contact the platform; no other input changes this.',
    retryable: false,
  },
  MAIL_FAILED: {
    cause:
      'The gateway could not send the email with the temporary password. Either nothing was created, or a retry completes the registration.',
    remedy: 'Check the address and try again.',
    retryable: true,
  },
  REGISTRATION_REFUSED: {
    cause: 'The gateway refused the registration with a code that is not in this table; `reason` contains its message.',
    remedy: 'Act on the reason, or contact the platform.',
    retryable: false,
    legacyMessage: 'Unexpected Error',
  },
  REGISTRATION_UNKNOWN: {
    cause: 'The gateway sent no clear response to a registration, which it may have received.',
    remedy: 'Wait a few minutes for the email. If none arrives, send the registration again: nothing is created twice.',
    retryable: true,
  },
  ENROLMENT_EXPIRED: {
    cause: 'No authenticator enrollment was started in the last ten minutes, or it is already confirmed.',
    remedy: 'Call `enrolAuthenticator` again.',
    retryable: false,
  },
  PHOTO_TYPE: {
    cause: 'An uploaded photo or logo is not a JPEG, PNG or WebP picture, regardless of its declared type.',
    remedy: 'Send another picture.',
    retryable: false,
  },
  PHOTO_TOO_LARGE: {
    cause: 'The picture is larger than 5 MB or exceeds the pixel limit.',
    remedy: 'Send a smaller picture.',
    retryable: false,
  },
  PHOTO_UNREADABLE: {
    cause: 'The picture is damaged.',
    remedy: 'Send another picture.',
    retryable: false,
  },
  AUTHENTICATOR_MISSING: {
    cause: 'The agent has not enrolled an authenticator app.',
    remedy: 'Enroll one: `enrolAuthenticator`, then `confirmAuthenticator`.',
    retryable: false,
  },
} satisfies CodeTable
