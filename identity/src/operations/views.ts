import type { User } from '#src/users/users.ts'

/** Attributes in the wire's format. */
export const attributesOf = (user: User) =>
  Object.entries({ sub: user.sub, ...user.attributes, email: user.email }).map(([Name, Value]) => ({ Name, Value }))

const seconds = (milliseconds: number) => milliseconds / 1000

const recordOf = (user: User) => ({
  Username: user.sub,
  UserCreateDate: seconds(user.createdAt),
  UserLastModifiedDate: seconds(user.updatedAt),
  Enabled: user.isEnabled,
  UserStatus: user.status,
})

/** A user in the answer of `AdminGetUser`. */
export const userView = (user: User) => ({ ...recordOf(user), UserAttributes: attributesOf(user) })

/** A user in lists and in the answer of `AdminCreateUser`, which name the attributes differently. */
export const userTypeView = (user: User) => ({ ...recordOf(user), Attributes: attributesOf(user) })
