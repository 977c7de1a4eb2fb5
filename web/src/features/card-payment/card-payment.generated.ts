/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../__generated__/schema.ts';

import { bindLazyQuery, bindMutation, bindQuery } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CardPaymentPageQueryVariables = Exact<{
  id: string;
}>;


export type CardPaymentPageQuery = { cardPayment: { __typename: 'CardPayment', id: string, purpose: Types.CardPaymentPurpose, status: Types.CardPaymentStatus, pageUrl: string | null, amount: { __typename: 'Money', amount: string, currency: string }, booking:
      | { __typename: 'GroundServiceBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
      | { __typename: 'HotelBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
      | { __typename: 'TransportBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
     | null } | null };

export type CancelCardPaymentMutationVariables = Exact<{
  id: string;
}>;


export type CancelCardPaymentMutation = { cancelCardPayment: { __typename: 'CardPayment', id: string, purpose: Types.CardPaymentPurpose, status: Types.CardPaymentStatus, pageUrl: string | null, amount: { __typename: 'Money', amount: string, currency: string }, booking:
      | { __typename: 'GroundServiceBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
      | { __typename: 'HotelBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
      | { __typename: 'TransportBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
     | null } | null };

export type CardPaymentFieldsFragment = { __typename: 'CardPayment', id: string, purpose: Types.CardPaymentPurpose, status: Types.CardPaymentStatus, pageUrl: string | null, amount: { __typename: 'Money', amount: string, currency: string }, booking:
    | { __typename: 'GroundServiceBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
    | { __typename: 'HotelBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
    | { __typename: 'TransportBooking', id: string, reference: string, status: Types.BookingStatus, paymentStatus: Types.PaymentStatus | null }
   | null };

export const CardPaymentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]} as unknown as DocumentNode<CardPaymentFieldsFragment, unknown>;
export const CardPaymentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardPaymentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardPaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]} as unknown as DocumentNode<CardPaymentPageQuery, CardPaymentPageQueryVariables>;
export const CancelCardPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCardPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCardPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardPaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]} as unknown as DocumentNode<CancelCardPaymentMutation, CancelCardPaymentMutationVariables>;
export const useCardPaymentPageQuery = /*#__PURE__*/ bindQuery(CardPaymentPageDocument)
export const useCardPaymentPageLazyQuery = /*#__PURE__*/ bindLazyQuery(CardPaymentPageDocument)
export const useCancelCardPaymentMutation = /*#__PURE__*/ bindMutation(CancelCardPaymentDocument)