/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../__generated__/schema.ts';

import { bindLazyQuery, bindQuery } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TransportOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TransportOptionsQuery = { transportOptions: { __typename: 'TransportOptions', maxPassengers: number, maxVehicles: number, routes: Array<{ __typename: 'TransportRoute', code: string, name: string }> } | null };


export const TransportOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"routes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPassengers"}},{"kind":"Field","name":{"kind":"Name","value":"maxVehicles"}}]}}]}}]} as unknown as DocumentNode<TransportOptionsQuery, TransportOptionsQueryVariables>;
export const useTransportOptionsQuery = /*#__PURE__*/ bindQuery(TransportOptionsDocument)
export const useTransportOptionsLazyQuery = /*#__PURE__*/ bindLazyQuery(TransportOptionsDocument)