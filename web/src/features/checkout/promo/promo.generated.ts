/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/schema.ts';

import { bindMutation } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PromoFields_GroundServiceQuote_Fragment = { __typename: 'GroundServiceQuote', promo: { __typename: 'Promo', code: string, description: string | null, discount: { __typename: 'Money', amount: string, currency: string } | null } | null, fullTotal: { __typename: 'Money', amount: string, currency: string } | null };

export type PromoFields_HotelQuote_Fragment = { __typename: 'HotelQuote', promo: { __typename: 'Promo', code: string, description: string | null, discount: { __typename: 'Money', amount: string, currency: string } | null } | null, fullTotal: { __typename: 'Money', amount: string, currency: string } | null };

export type PromoFields_TransportQuote_Fragment = { __typename: 'TransportQuote', promo: { __typename: 'Promo', code: string, description: string | null, discount: { __typename: 'Money', amount: string, currency: string } | null } | null, fullTotal: { __typename: 'Money', amount: string, currency: string } | null };

export type PromoFieldsFragment =
  | PromoFields_GroundServiceQuote_Fragment
  | PromoFields_HotelQuote_Fragment
  | PromoFields_TransportQuote_Fragment
;

export type ApplyPromoMutationVariables = Exact<{
  input: Types.ApplyPromoInput;
}>;


export type ApplyPromoMutation = { applyPromo:
    | { __typename: 'InvalidInput', code: Types.ErrorCode, message: string }
    | { __typename: 'PromoApplied' }
    | { __typename: 'PromoRefused', reason: string | null, code: Types.ErrorCode, message: string }
    | { __typename: 'QuoteExpired', code: Types.ErrorCode, message: string }
   };

export type RemovePromoMutationVariables = Exact<{
  input: Types.RemovePromoInput;
}>;


export type RemovePromoMutation = { removePromo:
    | { __typename: 'PromoRemoved' }
    | { __typename: 'QuoteExpired', code: Types.ErrorCode, message: string }
   };

export const PromoFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<PromoFieldsFragment, unknown>;
export const ApplyPromoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPromo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyPromoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPromo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyPromoMutation, ApplyPromoMutationVariables>;
export const RemovePromoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePromo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePromoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePromo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePromoMutation, RemovePromoMutationVariables>;
export const useApplyPromoMutation = /*#__PURE__*/ bindMutation(ApplyPromoDocument)
export const useRemovePromoMutation = /*#__PURE__*/ bindMutation(RemovePromoDocument)