import { z } from 'zod'
import { AttributeList, readOwnAttributes, readOwnAttributeNames, applyChanges } from '#src/users/attributes.ts'
import { invalidParameter } from '#src/errors.ts'
import { toDeliveryDetails, createCode, useCode } from '#src/codes/verification.ts'
import { requireMailer } from './mailing.ts'
import { ClientMetadata, userOperation } from './operation.ts'

/** Changes attributes. The e-mail address identifies the user and cannot change, so no attribute needs to be verified again. */
export const updateUserAttributes = userOperation(
  z.object({ UserAttributes: AttributeList }),
  (pool, { user }, { UserAttributes }) => {
    const changes = readOwnAttributes(UserAttributes)
    pool.users.setAttributes(user.sub, applyChanges(user.attributes, changes), pool.clock())
    return { CodeDeliveryDetailsList: [] }
  },
)

export const deleteUserAttributes = userOperation(
  z.object({ UserAttributeNames: z.array(z.string()).max(50) }),
  (pool, { user }, { UserAttributeNames }) => {
    const changes = Object.fromEntries(readOwnAttributeNames(UserAttributeNames).map((name) => [name, '']))
    pool.users.setAttributes(user.sub, applyChanges(user.attributes, changes), pool.clock())
    return {}
  },
)

/** Throws unless the attribute is `email`, the only one that can be verified. */
function requireEmailAttribute(attribute: string): void {
  if (attribute !== 'email') throw invalidParameter('Attribute cannot be verified.')
}

export const getUserAttributeVerificationCode = userOperation(
  z.object({ AttributeName: z.string(), ClientMetadata }),
  (pool, { user }, { AttributeName, ClientMetadata: metadata }) => {
    requireEmailAttribute(AttributeName)
    const mailer = requireMailer(pool)
    const secret = createCode(pool, 'attribute', user.sub)
    mailer.sendLater(user, { kind: 'attribute code', secret, locale: metadata?.locale })
    return { CodeDeliveryDetails: toDeliveryDetails(user.email, { user, sub: user.sub }) }
  },
)

export const verifyUserAttribute = userOperation(
  z.object({ AttributeName: z.string(), Code: z.string().max(2048) }),
  (pool, { user }, { AttributeName, Code }, { address }) => {
    requireEmailAttribute(AttributeName)
    useCode(pool, 'attribute', user.sub, Code, address)
    pool.users.setAttributes(user.sub, { ...user.attributes, email_verified: 'true' }, pool.clock())
    return {}
  },
)
