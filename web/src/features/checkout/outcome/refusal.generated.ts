/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RefusalFields_AccountExists_Fragment = { __typename: 'AccountExists', code: Types.ErrorCode, message: string };

export type RefusalFields_AuthCodeRefused_Fragment = { __typename: 'AuthCodeRefused', retryAt: string | null, code: Types.ErrorCode, message: string };

export type RefusalFields_BookingChangeBlocked_Fragment = { __typename: 'BookingChangeBlocked', code: Types.ErrorCode, message: string };

export type RefusalFields_BookingNotPayable_Fragment = { __typename: 'BookingNotPayable', code: Types.ErrorCode, message: string };

export type RefusalFields_BookingRefused_Fragment = { __typename: 'BookingRefused', supplierText: string | null, code: Types.ErrorCode, message: string };

export type RefusalFields_CancellationBlocked_Fragment = { __typename: 'CancellationBlocked', code: Types.ErrorCode, message: string };

export type RefusalFields_ChangePriceChanged_Fragment = { __typename: 'ChangePriceChanged', code: Types.ErrorCode, message: string };

export type RefusalFields_DocumentRefused_Fragment = { __typename: 'DocumentRefused', code: Types.ErrorCode, message: string };

export type RefusalFields_EnrolmentExpired_Fragment = { __typename: 'EnrolmentExpired', code: Types.ErrorCode, message: string };

export type RefusalFields_GroundServiceUnavailable_Fragment = { __typename: 'GroundServiceUnavailable', code: Types.ErrorCode, message: string };

export type RefusalFields_HotelUnavailable_Fragment = { __typename: 'HotelUnavailable', code: Types.ErrorCode, message: string };

export type RefusalFields_IdempotencyMismatch_Fragment = { __typename: 'IdempotencyMismatch', code: Types.ErrorCode, message: string };

export type RefusalFields_InsufficientFunds_Fragment = { __typename: 'InsufficientFunds', code: Types.ErrorCode, message: string, balance: { __typename: 'Money', amount: string, currency: string } | null, required: { __typename: 'Money', amount: string, currency: string } };

export type RefusalFields_InvalidInput_Fragment = { __typename: 'InvalidInput', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> };

export type RefusalFields_NotSupported_Fragment = { __typename: 'NotSupported', code: Types.ErrorCode, message: string };

export type RefusalFields_OutcomeUnknown_Fragment = { __typename: 'OutcomeUnknown', clientReference: string, code: Types.ErrorCode, message: string };

export type RefusalFields_PaymentLinkRefused_Fragment = { __typename: 'PaymentLinkRefused', code: Types.ErrorCode, message: string };

export type RefusalFields_PriceChanged_Fragment = { __typename: 'PriceChanged', quoteId: string, code: Types.ErrorCode, message: string, previousTotal: { __typename: 'Money', amount: string, currency: string }, newTotal: { __typename: 'Money', amount: string, currency: string } };

export type RefusalFields_PromoNoLongerValid_Fragment = { __typename: 'PromoNoLongerValid', quoteId: string, code: Types.ErrorCode, message: string, previousTotal: { __typename: 'Money', amount: string, currency: string }, newTotal: { __typename: 'Money', amount: string, currency: string } };

export type RefusalFields_PromoRefused_Fragment = { __typename: 'PromoRefused', code: Types.ErrorCode, message: string };

export type RefusalFields_QuoteExpired_Fragment = { __typename: 'QuoteExpired', code: Types.ErrorCode, message: string };

export type RefusalFields_RegistrationRefused_Fragment = { __typename: 'RegistrationRefused', code: Types.ErrorCode, message: string };

export type RefusalFields_RegistrationUnknown_Fragment = { __typename: 'RegistrationUnknown', code: Types.ErrorCode, message: string };

export type RefusalFields_SearchExpired_Fragment = { __typename: 'SearchExpired', code: Types.ErrorCode, message: string };

export type RefusalFields_TaggingRefused_Fragment = { __typename: 'TaggingRefused', code: Types.ErrorCode, message: string };

export type RefusalFields_TransportUnavailable_Fragment = { __typename: 'TransportUnavailable', code: Types.ErrorCode, message: string };

export type RefusalFields_TripRefused_Fragment = { __typename: 'TripRefused', code: Types.ErrorCode, message: string };

export type RefusalFieldsFragment =
  | RefusalFields_AccountExists_Fragment
  | RefusalFields_AuthCodeRefused_Fragment
  | RefusalFields_BookingChangeBlocked_Fragment
  | RefusalFields_BookingNotPayable_Fragment
  | RefusalFields_BookingRefused_Fragment
  | RefusalFields_CancellationBlocked_Fragment
  | RefusalFields_ChangePriceChanged_Fragment
  | RefusalFields_DocumentRefused_Fragment
  | RefusalFields_EnrolmentExpired_Fragment
  | RefusalFields_GroundServiceUnavailable_Fragment
  | RefusalFields_HotelUnavailable_Fragment
  | RefusalFields_IdempotencyMismatch_Fragment
  | RefusalFields_InsufficientFunds_Fragment
  | RefusalFields_InvalidInput_Fragment
  | RefusalFields_NotSupported_Fragment
  | RefusalFields_OutcomeUnknown_Fragment
  | RefusalFields_PaymentLinkRefused_Fragment
  | RefusalFields_PriceChanged_Fragment
  | RefusalFields_PromoNoLongerValid_Fragment
  | RefusalFields_PromoRefused_Fragment
  | RefusalFields_QuoteExpired_Fragment
  | RefusalFields_RegistrationRefused_Fragment
  | RefusalFields_RegistrationUnknown_Fragment
  | RefusalFields_SearchExpired_Fragment
  | RefusalFields_TaggingRefused_Fragment
  | RefusalFields_TransportUnavailable_Fragment
  | RefusalFields_TripRefused_Fragment
;

export const RefusalFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"previousTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoNoLongerValid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteId"}},{"kind":"Field","name":{"kind":"Name","value":"previousTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthCodeRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InsufficientFunds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"required"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierText"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeUnknown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientReference"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RefusalFieldsFragment, unknown>;