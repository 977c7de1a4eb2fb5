import { changePassword, getUser, globalSignOut, revokeToken } from './account.ts'
import {
  adminAddUserToGroup,
  adminDisableUser,
  adminEnableUser,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  adminResetUserPassword,
  adminSetUserPassword,
  adminUserGlobalSignOut,
} from './admin-access.ts'
import {
  adminConfirmSignUp,
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminUpdateUserAttributes,
  listUsers,
} from './admin-users.ts'
import {
  deleteUserAttributes,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './attributes.ts'
import { confirmForgotPassword, forgotPassword } from './forgotten-password.ts'
import type { Operation } from './operation.ts'
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge } from './sign-in.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts'

/** Supported operations by their name in `x-amz-target`. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ChangePassword', changePassword],
  ['GetUser', getUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['DeleteUserAttributes', deleteUserAttributes],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['VerifyUserAttribute', verifyUserAttribute],
  ['GlobalSignOut', globalSignOut],
  ['RevokeToken', revokeToken],
  ['ListUsers', listUsers],
  ['AdminGetUser', adminGetUser],
  ['AdminCreateUser', adminCreateUser],
  ['AdminConfirmSignUp', adminConfirmSignUp],
  ['AdminUpdateUserAttributes', adminUpdateUserAttributes],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminResetUserPassword', adminResetUserPassword],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminRemoveUserFromGroup', adminRemoveUserFromGroup],
  ['AdminListGroupsForUser', adminListGroupsForUser],
])
