// Secure Remote Password as in Amazon Cognito: the password itself is neither sent nor stored.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The 3072-bit group of RFC 5054 with generator 2. */
export const N = BigInt(
  '0x' +
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)
const g = 2n

/** Stored form of a password; both values are hexadecimal numbers. */
export type Credential = { salt: string; verifier: string }

/** SRP identity: the part of the pool id after `_`, and the user's sub. */
export type SrpIdentity = { poolName: string; sub: string }

/** An SRP exchange in progress: the client's public value, and the server's secret and public values, in hexadecimal. */
export type Exchange = { clientPublic: string; secret: string; serverPublic: string }

export type Proof = { secretBlock: string; timestamp: string; signature: string }

const parseHex = (hex: string): bigint => BigInt(`0x${hex}`)

/** Encodes a number as signed big-endian bytes, as Cognito hashes it: a zero byte precedes a set top bit. */
const toBytes = (value: bigint): Buffer => {
  const hex = value.toString(16)
  const padded = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(padded) ? `00${padded}` : padded, 'hex')
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const hash = createHmac('sha256', key)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const hashToNumber = (...parts: (Buffer | string)[]): bigint => parseHex(sha256(...parts).toString('hex'))

function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

const k = hashToNumber(toBytes(N), toBytes(g))

const derivePasswordKey = ({ poolName, sub }: SrpIdentity, password: string, salt: bigint): bigint =>
  // The salt is hashed as a number, because the browser libraries drop its leading zeros.
  hashToNumber(toBytes(salt), sha256(`${poolName}${sub}:${password}`))

/** Derives the credential that is stored instead of a password. */
export function createCredential(identity: SrpIdentity, password: string, randomSalt: Buffer): Credential {
  const salt = parseHex(randomSalt.toString('hex'))
  return { salt: salt.toString(16), verifier: modPow(g, derivePasswordKey(identity, password, salt)).toString(16) }
}

/** Creates a credential that looks real but matches no password. */
export function createDecoyCredential(saltBytes: Buffer, verifierBytes: Buffer): Credential {
  const verifier = parseHex(verifierBytes.toString('hex')) % N
  return { salt: parseHex(saltBytes.toString('hex')).toString(16), verifier: verifier.toString(16) }
}

/** Checks a plain password (USER_PASSWORD_AUTH) against the stored verifier. */
export function passwordMatches(identity: SrpIdentity, password: string, { salt, verifier }: Credential): boolean {
  const claimed = modPow(g, derivePasswordKey(identity, password, parseHex(salt)))
  return timingSafeEqual(sha256(toBytes(claimed)), sha256(toBytes(parseHex(verifier))))
}

/** Starts an exchange. Returns undefined if the client's public value would make the shared key predictable. */
export function startExchange(clientPublic: string, { verifier }: Credential, random: Buffer): Exchange | undefined {
  if (!/^[0-9a-f]{1,770}$/i.test(clientPublic) || parseHex(clientPublic) % N === 0n) return undefined
  const secret = parseHex(random.toString('hex'))
  const serverPublic = (k * parseHex(verifier) + modPow(g, secret)) % N
  return { clientPublic, secret: secret.toString(16), serverPublic: serverPublic.toString(16) }
}

/** Whether the proof shows that the client knows the password. */
export function isProofValid(identity: SrpIdentity, credential: Credential, exchange: Exchange, proof: Proof): boolean {
  const clientPublic = parseHex(exchange.clientPublic)
  const u = hashToNumber(toBytes(clientPublic), toBytes(parseHex(exchange.serverPublic)))
  const shared = modPow(clientPublic * modPow(parseHex(credential.verifier), u), parseHex(exchange.secret))
  const extracted = hmac(toBytes(u), toBytes(shared))
  const key = hmac(extracted, 'Caldera Derived Key', Buffer.from([1])).subarray(0, 16)
  const block = Buffer.from(proof.secretBlock, 'base64')
  const expected = hmac(key, identity.poolName, identity.sub, block, proof.timestamp)
  const submitted = Buffer.from(proof.signature, 'base64')
  return submitted.length === expected.length && timingSafeEqual(submitted, expected)
}
