import { z } from 'zod'
import { attributesOf } from './views.ts'
import { clientOperation, userOperation } from './operation.ts'

/** The user's own record. */
export const getUser = userOperation((_pool, user) => ({ Username: user.sub, UserAttributes: attributesOf(user) }))

/** Ends every sign-in of the user, on all devices. */
export const globalSignOut = userOperation((pool, user) => {
  pool.signIns.endAll(user.sub)
  return {}
})

/** Ends the sign-in of this refresh token; as RFC 7009 asks, an unknown token is no error. */
export const revokeToken = clientOperation(z.object({ Token: z.string() }), (pool, { Token }) => {
  pool.signIns.end(Token)
  return {}
})
