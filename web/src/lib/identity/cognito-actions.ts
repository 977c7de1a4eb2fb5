import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  updatePassword,
  updateUserAttributes,
} from '@aws-amplify/auth'

/** Only these functions of the library end up in the build. */
export const accountActions = {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  updatePassword,
  updateUserAttributes,
}
