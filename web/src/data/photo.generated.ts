/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../__generated__/schema.ts';

import { bindLazyQuery, bindQuery } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PhotoQueryVariables = Exact<{ [key: string]: never; }>;


export type PhotoQuery = { viewer: { __typename: 'Viewer', id: string, profile: { __typename: 'Profile', photoUrl: string | null } | null } };


export const PhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<PhotoQuery, PhotoQueryVariables>;
export const usePhotoQuery = /*#__PURE__*/ bindQuery(PhotoDocument)
export const usePhotoLazyQuery = /*#__PURE__*/ bindLazyQuery(PhotoDocument)