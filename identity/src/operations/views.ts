import type { User } from '#src/users/users.ts'

/** The attributes as the wire lists them. */
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

/** A user as `AdminGetUser` answers. */
export const userView = (user: User) => ({ ...recordOf(user), UserAttributes: attributesOf(user) })

/** A user as lists and `AdminCreateUser` show one: the same facts, with another name for the attributes. */
export const userTypeView = (user: User) => ({ ...recordOf(user), Attributes: attributesOf(user) })
