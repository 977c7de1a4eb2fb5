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

/** Re-exports the functions of the library that the build should contain. */
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
