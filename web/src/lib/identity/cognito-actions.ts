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

/** The library functions that the app uses. A namespace import would add all others to the build. */
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
