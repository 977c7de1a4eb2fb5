/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../__generated__/schema.ts';

import { bindLazyQuery, bindQuery } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GatewayFeaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type GatewayFeaturesQuery = { hasPaymentLinks: boolean, hasPromoCodes: boolean };


export const GatewayFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatewayFeatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPaymentLinks"}},{"kind":"Field","name":{"kind":"Name","value":"hasPromoCodes"}}]}}]} as unknown as DocumentNode<GatewayFeaturesQuery, GatewayFeaturesQueryVariables>;
export const useGatewayFeaturesQuery = /*#__PURE__*/ bindQuery(GatewayFeaturesDocument)
export const useGatewayFeaturesLazyQuery = /*#__PURE__*/ bindLazyQuery(GatewayFeaturesDocument)