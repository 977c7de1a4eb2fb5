/** Joins the features; the only file that lists them. */
import type { Resolvers } from './__generated__/resolvers.ts'
import { scalars } from './scalars.ts'

const features: Resolvers[] = []

export const resolvers: Resolvers[] = [scalars, ...features]
