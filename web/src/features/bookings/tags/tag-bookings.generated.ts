/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/schema.ts';

import { bindLazyQuery, bindMutation, bindQuery } from '#src/lib/apollo/bind.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TagBookingMutationVariables = Exact<{
  input: Types.TagBookingInput;
}>;


export type TagBookingMutation = { tagBooking:
    | { __typename: 'BookingTagged', booking:
        | { __typename: 'GroundServiceBooking', id: string, tags: Array<string> }
        | { __typename: 'HotelBooking', id: string, tags: Array<string> }
        | { __typename: 'TransportBooking', id: string, tags: Array<string> }
       }
    | { __typename: 'InvalidInput', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotSupported', code: Types.ErrorCode, message: string }
    | { __typename: 'TaggingRefused', reason: string | null, code: Types.ErrorCode, message: string }
   };

export type TagBookingsMutationVariables = Exact<{
  input: Types.TagBookingsInput;
}>;


export type TagBookingsMutation = { tagBookings:
    | { __typename: 'BookingsTagged', results: Array<{ __typename: 'BookingTagging', bookingId: string, result:
          | { __typename: 'BookingTagged', booking:
              | { __typename: 'GroundServiceBooking', id: string, tags: Array<string> }
              | { __typename: 'HotelBooking', id: string, tags: Array<string> }
              | { __typename: 'TransportBooking', id: string, tags: Array<string> }
             }
          | { __typename: 'InvalidInput', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
          | { __typename: 'NotSupported', code: Types.ErrorCode, message: string }
          | { __typename: 'TaggingRefused', reason: string | null, code: Types.ErrorCode, message: string }
         }> }
    | { __typename: 'InvalidInput', fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
   };

export type TaggingProblem_AccountExists_Fragment = { __typename: 'AccountExists', code: Types.ErrorCode, message: string };

export type TaggingProblem_AuthCodeRefused_Fragment = { __typename: 'AuthCodeRefused', code: Types.ErrorCode, message: string };

export type TaggingProblem_BookingChangeBlocked_Fragment = { __typename: 'BookingChangeBlocked', code: Types.ErrorCode, message: string };

export type TaggingProblem_BookingNotPayable_Fragment = { __typename: 'BookingNotPayable', code: Types.ErrorCode, message: string };

export type TaggingProblem_BookingRefused_Fragment = { __typename: 'BookingRefused', code: Types.ErrorCode, message: string };

export type TaggingProblem_CancellationBlocked_Fragment = { __typename: 'CancellationBlocked', code: Types.ErrorCode, message: string };

export type TaggingProblem_ChangePriceChanged_Fragment = { __typename: 'ChangePriceChanged', code: Types.ErrorCode, message: string };

export type TaggingProblem_DocumentRefused_Fragment = { __typename: 'DocumentRefused', code: Types.ErrorCode, message: string };

export type TaggingProblem_EnrolmentExpired_Fragment = { __typename: 'EnrolmentExpired', code: Types.ErrorCode, message: string };

export type TaggingProblem_GroundServiceUnavailable_Fragment = { __typename: 'GroundServiceUnavailable', code: Types.ErrorCode, message: string };

export type TaggingProblem_HotelUnavailable_Fragment = { __typename: 'HotelUnavailable', code: Types.ErrorCode, message: string };

export type TaggingProblem_IdempotencyMismatch_Fragment = { __typename: 'IdempotencyMismatch', code: Types.ErrorCode, message: string };

export type TaggingProblem_InsufficientFunds_Fragment = { __typename: 'InsufficientFunds', code: Types.ErrorCode, message: string };

export type TaggingProblem_InvalidInput_Fragment = { __typename: 'InvalidInput', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> };

export type TaggingProblem_NotSupported_Fragment = { __typename: 'NotSupported', code: Types.ErrorCode, message: string };

export type TaggingProblem_OutcomeUnknown_Fragment = { __typename: 'OutcomeUnknown', code: Types.ErrorCode, message: string };

export type TaggingProblem_PaymentLinkRefused_Fragment = { __typename: 'PaymentLinkRefused', code: Types.ErrorCode, message: string };

export type TaggingProblem_PriceChanged_Fragment = { __typename: 'PriceChanged', code: Types.ErrorCode, message: string };

export type TaggingProblem_PromoNoLongerValid_Fragment = { __typename: 'PromoNoLongerValid', code: Types.ErrorCode, message: string };

export type TaggingProblem_PromoRefused_Fragment = { __typename: 'PromoRefused', code: Types.ErrorCode, message: string };

export type TaggingProblem_QuoteExpired_Fragment = { __typename: 'QuoteExpired', code: Types.ErrorCode, message: string };

export type TaggingProblem_RegistrationRefused_Fragment = { __typename: 'RegistrationRefused', code: Types.ErrorCode, message: string };

export type TaggingProblem_RegistrationUnknown_Fragment = { __typename: 'RegistrationUnknown', code: Types.ErrorCode, message: string };

export type TaggingProblem_SearchExpired_Fragment = { __typename: 'SearchExpired', code: Types.ErrorCode, message: string };

export type TaggingProblem_TaggingRefused_Fragment = { __typename: 'TaggingRefused', reason: string | null, code: Types.ErrorCode, message: string };

export type TaggingProblem_TransportUnavailable_Fragment = { __typename: 'TransportUnavailable', code: Types.ErrorCode, message: string };

export type TaggingProblem_TripRefused_Fragment = { __typename: 'TripRefused', code: Types.ErrorCode, message: string };

export type TaggingProblemFragment =
  | TaggingProblem_AccountExists_Fragment
  | TaggingProblem_AuthCodeRefused_Fragment
  | TaggingProblem_BookingChangeBlocked_Fragment
  | TaggingProblem_BookingNotPayable_Fragment
  | TaggingProblem_BookingRefused_Fragment
  | TaggingProblem_CancellationBlocked_Fragment
  | TaggingProblem_ChangePriceChanged_Fragment
  | TaggingProblem_DocumentRefused_Fragment
  | TaggingProblem_EnrolmentExpired_Fragment
  | TaggingProblem_GroundServiceUnavailable_Fragment
  | TaggingProblem_HotelUnavailable_Fragment
  | TaggingProblem_IdempotencyMismatch_Fragment
  | TaggingProblem_InsufficientFunds_Fragment
  | TaggingProblem_InvalidInput_Fragment
  | TaggingProblem_NotSupported_Fragment
  | TaggingProblem_OutcomeUnknown_Fragment
  | TaggingProblem_PaymentLinkRefused_Fragment
  | TaggingProblem_PriceChanged_Fragment
  | TaggingProblem_PromoNoLongerValid_Fragment
  | TaggingProblem_PromoRefused_Fragment
  | TaggingProblem_QuoteExpired_Fragment
  | TaggingProblem_RegistrationRefused_Fragment
  | TaggingProblem_RegistrationUnknown_Fragment
  | TaggingProblem_SearchExpired_Fragment
  | TaggingProblem_TaggingRefused_Fragment
  | TaggingProblem_TransportUnavailable_Fragment
  | TaggingProblem_TripRefused_Fragment
;

export type CompanyTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyTagsQuery = { bookings: { __typename: 'BookingPage', tags: Array<string> } };

export const TaggingProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaggingProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaggingRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<TaggingProblemFragment, unknown>;
export const TagBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingTagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaggingProblem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaggingProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaggingRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<TagBookingMutation, TagBookingMutationVariables>;
export const TagBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagBookingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingsTagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingTagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaggingProblem"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaggingProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaggingRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<TagBookingsMutation, TagBookingsMutationVariables>;
export const CompanyTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]} as unknown as DocumentNode<CompanyTagsQuery, CompanyTagsQueryVariables>;
export const useTagBookingMutation = /*#__PURE__*/ bindMutation(TagBookingDocument)
export const useTagBookingsMutation = /*#__PURE__*/ bindMutation(TagBookingsDocument)
export const useCompanyTagsQuery = /*#__PURE__*/ bindQuery(CompanyTagsDocument)
export const useCompanyTagsLazyQuery = /*#__PURE__*/ bindLazyQuery(CompanyTagsDocument)