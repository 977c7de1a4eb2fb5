import * as z from 'zod/mini'
import { email, password } from '#src/domain/fields.ts'

export const loginSchema = z.object({ email: email(), password: password() })
