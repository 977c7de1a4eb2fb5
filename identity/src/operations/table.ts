import { getUser, globalSignOut, revokeToken } from './account.ts'
import {
  adminAddUserToGroup,
  adminCreateUser,
  adminGetUser,
  adminListGroupsForUser,
  adminSetUserPassword,
  listUsers,
} from './admin.ts'
import type { Operation } from './operation.ts'
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge } from './sign-in.ts'

/** Everything the stand-in can do, by the name in `x-amz-target`. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GlobalSignOut', globalSignOut],
  ['RevokeToken', revokeToken],
  ['ListUsers', listUsers],
  ['AdminGetUser', adminGetUser],
  ['AdminCreateUser', adminCreateUser],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminListGroupsForUser', adminListGroupsForUser],
])
