/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/schema.ts';

import { bindLazyQuery, bindQuery } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnyBookingQueryVariables = Exact<{ [key: string]: never; }>;


export type AnyBookingQuery = { bookings: { __typename: 'BookingPage', totalCount: number, complete: boolean } };


export const AnyBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnyBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}}]}}]}}]} as unknown as DocumentNode<AnyBookingQuery, AnyBookingQueryVariables>;
export const useAnyBookingQuery = /*#__PURE__*/ bindQuery(AnyBookingDocument)
export const useAnyBookingLazyQuery = /*#__PURE__*/ bindLazyQuery(AnyBookingDocument)