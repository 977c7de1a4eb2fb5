import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type GraphQLSchema, defaultFieldResolver } from 'graphql'
import type { Context } from './context.ts'
import { resolvers } from './resolvers.ts'
import { scalars } from './scalars.ts'

const folder = join(import.meta.dirname, '../../schema')

/** Root fields that need no token. */
const publicFields = new Set(['countries', 'errorCatalogue', 'registerAgent', 'sendContactMessage'])

/** Requires a B2B user for every root field that is not listed as public, including fields added later. */
function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (publicFields.has(field.name)) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: Context, info) => {
        context.requireB2B()
        return resolve(source, args, context, info)
      }
    }
  }
  return schema
}

/** Loads all files of the schema with its resolvers. */
export function loadSchema(): GraphQLSchema {
  const files = globSync('**/*.graphql', { cwd: folder }).sort()
  return guardRootFields(
    makeExecutableSchema({
      typeDefs: files.map((file) => readFileSync(join(folder, file), 'utf8')),
      resolvers: [scalars, ...resolvers],
    }),
  )
}
