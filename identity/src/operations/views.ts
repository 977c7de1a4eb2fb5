import type { User } from '#src/users/users.ts'

/** Returns a user's attributes in wire format. */
export const toAttributeList = (user: User) =>
  Object.entries({ sub: user.sub, ...user.attributes, email: user.email }).map(([Name, Value]) => ({ Name, Value }))

const toSeconds = (milliseconds: number) => milliseconds / 1000

const commonFields = (user: User) => ({
  Username: user.sub,
  UserCreateDate: toSeconds(user.createdAt),
  UserLastModifiedDate: toSeconds(user.updatedAt),
  Enabled: user.isEnabled,
  UserStatus: user.status,
})

/** Returns a user as in the response of `AdminGetUser`. */
export const toUser = (user: User) => ({ ...commonFields(user), UserAttributes: toAttributeList(user) })

/** Returns a user as in lists and in the response of `AdminCreateUser`, which use another name for the attributes field. */
export const toUserType = (user: User) => ({ ...commonFields(user), Attributes: toAttributeList(user) })
