/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../__generated__/schema.ts';

import { bindLazyQuery, bindQuery } from '#src/lib/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PayerQueryVariables = Exact<{ [key: string]: never; }>;


export type PayerQuery = { viewer: { __typename: 'Viewer', id: string, email: string, company: { __typename: 'Company', id: string, vatNumber: string | null, ibans: Array<string> } | null } };


export const PayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ibans"}}]}}]}}]}}]} as unknown as DocumentNode<PayerQuery, PayerQueryVariables>;
export const usePayerQuery = /*#__PURE__*/ bindQuery(PayerDocument)
export const usePayerLazyQuery = /*#__PURE__*/ bindLazyQuery(PayerDocument)