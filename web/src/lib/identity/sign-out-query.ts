import { print } from 'graphql'
import { SignOutDocument } from './sign-out.generated.ts'

// A static import, so that the build leaves the rest of `graphql` out.
export const signOutQuery = print(SignOutDocument)
