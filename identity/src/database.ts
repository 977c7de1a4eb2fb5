import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Each entry upgrades the database by one version. The version is the number of applied entries. */
export const migrations = [
  `
  CREATE TABLE users (
    sub TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    attributes TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD')),
    salt TEXT NOT NULL,
    verifier TEXT NOT NULL,
    password_expires_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE memberships (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    group_name TEXT NOT NULL,
    UNIQUE (sub, group_name)
  ) STRICT;

  CREATE TABLE sign_ins (
    origin_jti TEXT PRIMARY KEY,
    sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    refresh_digest TEXT NOT NULL UNIQUE,
    auth_time INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sign_ins_of_user ON sign_ins (sub);

  CREATE TABLE challenges (
    id_digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    sub TEXT NOT NULL,
    username TEXT NOT NULL,
    exchange TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX challenges_of_user ON challenges (sub);

  CREATE TABLE failed_attempts (
    subject TEXT PRIMARY KEY,
    failures TEXT NOT NULL,
    strikes INTEGER NOT NULL,
    blocked_until INTEGER NOT NULL,
    forget_at INTEGER NOT NULL
  ) STRICT;
  `,
  // SQLite cannot change a CHECK in place, so users are copied into a new table, in the order they were created.
  `
  CREATE TABLE users_now (
    sub TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    attributes TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
    enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1)),
    salt TEXT NOT NULL,
    verifier TEXT NOT NULL,
    password_expires_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO users_now
    SELECT sub, email, attributes, status, 1, salt, verifier, password_expires_at, created_at, updated_at
    FROM users ORDER BY rowid;
  DROP TABLE users;
  ALTER TABLE users_now RENAME TO users;

  ALTER TABLE sign_ins ADD COLUMN ended_at INTEGER;

  CREATE TABLE codes (
    sub TEXT NOT NULL,
    purpose TEXT NOT NULL,
    digest TEXT NOT NULL,
    tries_left INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (sub, purpose)
  ) STRICT;
  `,
  `
  ALTER TABLE sign_ins RENAME TO sessions;
  ALTER TABLE sessions RENAME COLUMN ended_at TO revoked_at;
  `,
]

/** Opens the database in a folder and upgrades it to the latest version. */
export function openDatabase(folder: string): DatabaseSync {
  const path = join(folder, 'identity.sqlite')
  // With foreign keys on, dropping the old users table would delete their groups and sessions too.
  const database = new DatabaseSync(path, { timeout: 5_000, enableForeignKeyConstraints: false })
  // With WAL, NORMAL survives a killed process. Only a power loss can lose the last commits.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  const row = database.prepare('PRAGMA user_version').get()
  for (const [index, migration] of migrations.entries()) {
    if (index < Number(row?.['user_version'])) continue
    inTransaction(database, () => database.exec(`${migration}; PRAGMA user_version = ${index + 1};`))
  }
  database.exec('PRAGMA foreign_keys = ON')
  return database
}

/** Runs synchronous work in a transaction. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
