import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readOrCreateSecret } from './secret-file.ts'

/** The pool's key pair; `jwk` is the public key in the key set. */
export type SigningKey = {
  privateKey: KeyObject
  publicKey: KeyObject
  jwk: { kty: 'RSA'; use: 'sig'; alg: 'RS256'; kid: string; n: string; e: string }
}

/** Loads the signing key, which is created on the first start and stored, so that tokens stay valid after a restart. */
export function loadSigningKey(path: string): SigningKey {
  const pem = readOrCreateSecret(path, () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const { n, e } = publicKey.export({ format: 'jwk' })
  if (!n || !e) throw new Error(`${path} does not contain an RSA key.`)
  // The thumbprint (RFC 7638) is the key id, so that verifiers never confuse two keys.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url')
  return { privateKey, publicKey, jwk: { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e } }
}
