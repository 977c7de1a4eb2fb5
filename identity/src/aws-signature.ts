// Verifies AWS Signature Version 4.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { CognitoError } from './errors.ts'

export type AdminKey = { accessKeyId: string; secretAccessKey: string; region: string }

/** All requests are `POST /` without a query, so only headers and body differ. */
export type SignedRequest = { headers: IncomingHttpHeaders; body: Buffer }

const serviceName = 'cognito-idp'
const MAX_AGE_MS = 5 * 60_000
/** Headers that must be signed. Otherwise a request could be replayed as another operation or to another host. */
const requiredSignedHeaders = ['host', 'x-amz-date', 'x-amz-target']

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/([^/,\s]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, content: string): Buffer => createHmac('sha256', key).update(content).digest()

const invalidSignature = (message: string) => new CognitoError('InvalidSignatureException', message)

/** Parses `20261121T101500Z`; NaN for other text. */
const parseTimestamp = (timestamp: string): number =>
  Date.parse(timestamp.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'))

const canonicalValue = (value: string | string[] | undefined): string =>
  [value ?? []].flat().join(',').trim().replaceAll(/\s+/g, ' ')

/** Throws unless the request was signed with the administrator's key within the last five minutes. */
export function checkSignature({ headers, body }: SignedRequest, key: AdminKey, now: number): void {
  if (!headers.authorization)
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token')
  const parts = authorizationPattern.exec(headers.authorization)
  if (!parts)
    throw new CognitoError('IncompleteSignatureException', 'The authorization header is not a complete signature.')
  const [, accessKeyId = '', day = '', region = '', scopeService = '', names = '', signature = ''] = parts
  const timestamp = canonicalValue(headers['x-amz-date'])
  const signedNames = names.split(';')
  if (requiredSignedHeaders.some((name) => !signedNames.includes(name))) {
    throw invalidSignature(`These headers must be signed: ${requiredSignedHeaders.join(', ')}.`)
  }
  if (region !== key.region || scopeService !== serviceName || !timestamp.startsWith(day)) {
    throw invalidSignature(
      `Credential should be scoped to ${key.region}/${serviceName} and to the date of the request.`,
    )
  }
  // Negated so that NaN is rejected too.
  if (!(Math.abs(now - parseTimestamp(timestamp)) <= MAX_AGE_MS))
    throw invalidSignature(`Signature expired: ${timestamp}`)
  if (accessKeyId !== key.accessKeyId) {
    throw new CognitoError('UnrecognizedClientException', 'The security token included in the request is invalid.')
  }
  const canonicalHeaders = signedNames.map((name) => `${name}:${canonicalValue(headers[name])}\n`).join('')
  const canonicalRequest = ['POST', '/', '', canonicalHeaders, names, sha256(body)].join('\n')
  const scope = `${day}/${region}/${serviceName}/aws4_request`
  const signingKey = [day, region, serviceName, 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  )
  const expected = hmac(signingKey, `AWS4-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonicalRequest)}`)
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) {
    throw invalidSignature('The request signature we calculated does not match the signature you provided.')
  }
}
