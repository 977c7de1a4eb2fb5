import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { Attributes } from './attributes.ts'
import type { Credential } from '#src/passwords/srp.ts'

const Status = z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED'])

const Row = z
  .object({
    sub: z.string(),
    email: z.string(),
    attributes: z.string(),
    status: Status,
    enabled: z.number(),
    salt: z.string(),
    verifier: z.string(),
    password_expires_at: z.number().nullable(),
    created_at: z.number(),
    updated_at: z.number(),
  })
  .transform(({ salt, verifier, attributes, ...row }) => ({
    sub: row.sub,
    email: row.email,
    attributes: Attributes.parse(JSON.parse(attributes)),
    status: row.status,
    isEnabled: row.enabled === 1,
    credential: { salt, verifier },
    passwordExpiresAt: row.password_expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))

const Membership = z.object({ group_name: z.string() })

/** Account status, which determines the next step after a correct password. */
export type UserStatus = z.output<typeof Status>
export type User = z.output<typeof Row> & { groups: string[] }
export type NewUser = Pick<User, 'sub' | 'email' | 'attributes' | 'status' | 'credential' | 'passwordExpiresAt'>

/** Normalizes letter case and Unicode compatibility characters, so that look-alike addresses are one account. */
export const normalizeUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

export type UserStore = ReturnType<typeof createUserStore>

/** Creates the store of users and their groups. */
export function createUserStore(database: DatabaseSync) {
  const selectByName = database.prepare('SELECT * FROM users WHERE email = ? OR sub = ?')
  const selectPage = database.prepare('SELECT * FROM users WHERE rowid > ? ORDER BY rowid LIMIT ?')
  const selectRowId = database.prepare('SELECT rowid FROM users WHERE sub = ?')
  const selectGroups = database.prepare('SELECT group_name FROM memberships WHERE sub = ? ORDER BY place')
  const insert = database.prepare(
    `INSERT INTO users (sub, email, attributes, status, salt, verifier, password_expires_at, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const remove = database.prepare('DELETE FROM users WHERE sub = ?')
  const join = database.prepare('INSERT OR IGNORE INTO memberships (sub, group_name) VALUES (?, ?)')
  const updatePassword = database.prepare(
    'UPDATE users SET salt = ?, verifier = ?, status = ?, password_expires_at = ?, updated_at = ? WHERE sub = ?',
  )
  const leave = database.prepare('DELETE FROM memberships WHERE sub = ? AND group_name = ?')
  const updateStatus = database.prepare('UPDATE users SET status = ?, updated_at = ? WHERE sub = ?')
  const updateEnabled = database.prepare('UPDATE users SET enabled = ?, updated_at = ? WHERE sub = ?')
  const updateAttributes = database.prepare('UPDATE users SET attributes = ?, updated_at = ? WHERE sub = ?')

  const readUser = (row: unknown): User => {
    const user = Row.parse(row)
    const groups = selectGroups.all(user.sub).map((membership) => Membership.parse(membership).group_name)
    return { ...user, groups }
  }

  return {
    /** Finds a user by e-mail or sub. */
    find(username: string): User | undefined {
      const name = normalizeUsername(username)
      const row = selectByName.get(name, name)
      return row && readUser(row)
    },
    /** Lists users in the order of creation, starting after the user with the sub `after`. */
    page(after: string | undefined, limit: number): User[] {
      const startRowId = after === undefined ? 0 : Number(selectRowId.get(after)?.['rowid'] ?? 0)
      return selectPage.all(startRowId, limit).map(readUser)
    },
    create(user: NewUser, now: number): void {
      insert.run(
        user.sub,
        user.email,
        JSON.stringify(user.attributes),
        user.status,
        user.credential.salt,
        user.credential.verifier,
        user.passwordExpiresAt,
        now,
        now,
      )
    },
    remove: (sub: string) => void remove.run(sub),
    /** Adds a user to a group. The order is preserved, because the first group determines what the account may do. */
    join: (sub: string, group: string) => void join.run(sub, group),
    setPassword(sub: string, credential: Credential, status: UserStatus, expiresAt: number | null, now: number): void {
      updatePassword.run(credential.salt, credential.verifier, status, expiresAt, now, sub)
    },
    leave: (sub: string, group: string) => void leave.run(sub, group),
    setStatus: (sub: string, status: UserStatus, now: number) => void updateStatus.run(status, now, sub),
    setEnabled: (sub: string, isEnabled: boolean, now: number) => void updateEnabled.run(isEnabled ? 1 : 0, now, sub),
    setAttributes(sub: string, attributes: Attributes, now: number): void {
      updateAttributes.run(JSON.stringify(attributes), now, sub)
    },
  }
}
