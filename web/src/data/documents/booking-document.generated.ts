/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../__generated__/schema.ts';

import { bindLazyQuery, bindMutation, bindQuery } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IssueBookingDocumentMutationVariables = Exact<{
  input: Types.IssueBookingDocumentInput;
}>;


export type IssueBookingDocumentMutation = { issueBookingDocument:
    | { __typename: 'DocumentReady', number: string, path: string }
    | { __typename: 'DocumentRefused', message: string }
    | { __typename: 'NotSupported', message: string }
   };

export type BookingDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type BookingDocumentsQuery = { booking:
    | { __typename: 'GroundServiceBooking', id: string, details: { __typename: 'GroundServiceBookingDetails', documents: Array<{ __typename: 'BookingDocumentState', kind: Types.DocumentKind, problem: Types.DocumentProblem | null, message: string | null, issued: Array<{ __typename: 'IssuedDocument', number: string, issuedAt: string, isCurrent: boolean }> }> | null } | null }
    | { __typename: 'HotelBooking', id: string, details: { __typename: 'HotelBookingDetails', documents: Array<{ __typename: 'BookingDocumentState', kind: Types.DocumentKind, problem: Types.DocumentProblem | null, message: string | null, issued: Array<{ __typename: 'IssuedDocument', number: string, issuedAt: string, isCurrent: boolean }> }> | null } | null }
    | { __typename: 'TransportBooking', id: string, details: { __typename: 'TransportBookingDetails', documents: Array<{ __typename: 'BookingDocumentState', kind: Types.DocumentKind, problem: Types.DocumentProblem | null, message: string | null, issued: Array<{ __typename: 'IssuedDocument', number: string, issuedAt: string, isCurrent: boolean }> }> | null } | null }
   | null };

export type IssuedDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type IssuedDocumentsQuery = { booking:
    | { __typename: 'GroundServiceBooking', id: string, details: { __typename: 'GroundServiceBookingDetails', documents: Array<{ __typename: 'BookingDocumentState', kind: Types.DocumentKind, issued: Array<{ __typename: 'IssuedDocument', number: string, path: string }> }> | null } | null }
    | { __typename: 'HotelBooking', id: string, details: { __typename: 'HotelBookingDetails', documents: Array<{ __typename: 'BookingDocumentState', kind: Types.DocumentKind, issued: Array<{ __typename: 'IssuedDocument', number: string, path: string }> }> | null } | null }
    | { __typename: 'TransportBooking', id: string, details: { __typename: 'TransportBookingDetails', documents: Array<{ __typename: 'BookingDocumentState', kind: Types.DocumentKind, issued: Array<{ __typename: 'IssuedDocument', number: string, path: string }> }> | null } | null }
   | null };


export const IssueBookingDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueBookingDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueBookingDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueBookingDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentReady"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotSupported"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IssueBookingDocumentMutation, IssueBookingDocumentMutationVariables>;
export const BookingDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"issued"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BookingDocumentsQuery, BookingDocumentsQueryVariables>;
export const IssuedDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuedDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issued"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<IssuedDocumentsQuery, IssuedDocumentsQueryVariables>;
export const useIssueBookingDocumentMutation = /*#__PURE__*/ bindMutation(IssueBookingDocumentDocument)
export const useBookingDocumentsQuery = /*#__PURE__*/ bindQuery(BookingDocumentsDocument)
export const useBookingDocumentsLazyQuery = /*#__PURE__*/ bindLazyQuery(BookingDocumentsDocument)
export const useIssuedDocumentsQuery = /*#__PURE__*/ bindQuery(IssuedDocumentsDocument)
export const useIssuedDocumentsLazyQuery = /*#__PURE__*/ bindLazyQuery(IssuedDocumentsDocument)