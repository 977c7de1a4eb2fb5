import type * as Types from './schema-types.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AgendaSource as AgendaSourceSource } from '../bookings/list/agenda.ts';
import type { BookingRow as BookingRowSource } from '../bookings/booking-row.ts';
import type { BookingPaymentDetails as BookingPaymentDetailsSource } from '../bookings/common-details.ts';
import type { CardPaymentDetails as CardPaymentDetailsSource } from '../bookings/card/card-payment.ts';
import type { GroundBookingRow as GroundBookingRowSource } from '../ground-services/booking/ground-booking-row.ts';
import type { HotelQuoteFields as HotelQuoteFieldsSource } from '../hotels/quote/stored-quote.ts';
import type { SearchResult as SearchResultSource } from '../hotels/to-graphql.ts';
import type { HotelBookingRow as HotelBookingRowSource } from '../hotels/booking/hotel-booking-row.ts';
import type { TransportQuoteFields as TransportQuoteFieldsSource } from '../transport/quote/ride-quote.ts';
import type { RideBookingRow as RideBookingRowSource } from '../transport/booking/ride-booking-row.ts';
import type { WalletDetails as WalletDetailsSource } from '../wallet/read-wallet.ts';
import type { ViewerDetails as ViewerDetailsSource } from '../agents/viewer.ts';
import type { Context } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ApplyPromoResult:
    | ( Types.InvalidInput )
    | ( Omit<Types.PromoApplied, 'quote'> & { quote: _RefType['Quote'] } )
    | ( Types.PromoRefused )
    | ( Types.QuoteExpired )
  ;
  BookGroundServiceResult:
    | ( Types.AuthCodeRefused )
    | ( Types.BookingRefused )
    | ( Omit<Types.CardPaymentStarted, 'payment'> & { payment: _RefType['CardPayment'] } )
    | ( Omit<Types.GroundServiceBooked, 'booking'> & { booking: _RefType['Booking'] } )
    | ( Types.GroundServiceUnavailable )
    | ( Types.IdempotencyMismatch )
    | ( Types.InsufficientFunds )
    | ( Types.InvalidInput )
    | ( Types.OutcomeUnknown )
    | ( Types.PaymentLinkRefused )
    | ( Types.PriceChanged )
    | ( Types.QuoteExpired )
  ;
  BookHotelResult:
    | ( Types.AuthCodeRefused )
    | ( Types.BookingRefused )
    | ( Omit<Types.CardPaymentStarted, 'payment'> & { payment: _RefType['CardPayment'] } )
    | ( Omit<Types.HotelBooked, 'booking'> & { booking: _RefType['Booking'] } )
    | ( Types.HotelUnavailable )
    | ( Types.IdempotencyMismatch )
    | ( Types.InsufficientFunds )
    | ( Types.InvalidInput )
    | ( Types.OutcomeUnknown )
    | ( Types.PaymentLinkRefused )
    | ( Types.PriceChanged )
    | ( Types.PromoNoLongerValid )
    | ( Types.QuoteExpired )
  ;
  BookTransportResult:
    | ( Types.AuthCodeRefused )
    | ( Types.BookingRefused )
    | ( Omit<Types.CardPaymentStarted, 'payment'> & { payment: _RefType['CardPayment'] } )
    | ( Types.IdempotencyMismatch )
    | ( Types.InsufficientFunds )
    | ( Types.InvalidInput )
    | ( Types.OutcomeUnknown )
    | ( Types.PaymentLinkRefused )
    | ( Types.PriceChanged )
    | ( Types.PromoNoLongerValid )
    | ( Types.QuoteExpired )
    | ( Omit<Types.TransportBooked, 'booking'> & { booking: _RefType['Booking'] } )
    | ( Types.TransportUnavailable )
  ;
  ChangeSharedReservationResult:
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
    | ( Types.PaymentLinkRefused )
    | ( Types.SharedReservationChanged )
  ;
  ChangeTripResult:
    | ( Types.IdempotencyMismatch )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
    | ( Types.QuoteExpired )
    | ( Types.TripChanged )
    | ( Types.TripRefused )
  ;
  ConfirmAuthenticatorResult:
    | ( Types.AuthCodeRefused )
    | ( Types.AuthenticatorConfirmed )
    | ( Types.EnrolmentExpired )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
  ;
  ConfirmBookingChangeResult:
    | ( Types.AuthCodeRefused )
    | ( Types.BookingChangeBlocked )
    | ( Omit<Types.BookingChanged, 'booking'> & { booking: _RefType['Booking'] } )
    | ( Types.ChangePriceChanged )
    | ( Types.IdempotencyMismatch )
    | ( Types.InsufficientFunds )
    | ( Types.InvalidInput )
    | ( Types.OutcomeUnknown )
    | ( Types.QuoteExpired )
  ;
  ConfirmCancellationResult:
    | ( Omit<Types.BookingCancelled, 'booking'> & { booking: _RefType['Booking'] } )
    | ( Types.CancellationBlocked )
    | ( Types.IdempotencyMismatch )
    | ( Types.InvalidInput )
    | ( Types.OutcomeUnknown )
    | ( Types.QuoteExpired )
  ;
  CreatePaymentLinkResult:
    | ( Types.IdempotencyMismatch )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
    | ( Types.PaymentLinkCreated )
    | ( Types.PaymentLinkRefused )
    | ( Types.QuoteExpired )
  ;
  DiscardTripResult:
    | ( Types.NotSupported )
    | ( Types.TripDiscarded )
    | ( Types.TripRefused )
  ;
  EnrolAuthenticatorResult:
    | ( Types.AuthCodeRefused )
    | ( Types.AuthenticatorEnrolment )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
  ;
  IssueBookingDocumentResult:
    | ( Types.DocumentReady )
    | ( Types.DocumentRefused )
    | ( Types.NotSupported )
  ;
  PayBookingResult:
    | ( Types.AuthCodeRefused )
    | ( Types.BookingNotPayable )
    | ( Omit<Types.BookingPaid, 'booking'> & { booking: _RefType['Booking'] } )
    | ( Omit<Types.CardPaymentStarted, 'payment'> & { payment: _RefType['CardPayment'] } )
    | ( Types.IdempotencyMismatch )
    | ( Types.InsufficientFunds )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
    | ( Types.OutcomeUnknown )
  ;
  PaymentLinkResult:
    | ( Types.PaymentLinkRefused )
    | ( Types.SharedReservation )
  ;
  QuoteBookingChangeResult:
    | ( Types.BookingChangeBlocked )
    | ( Types.BookingChangeQuoted )
    | ( Types.InvalidInput )
  ;
  QuoteCancellationResult:
    | ( Types.CancellationBlocked )
    | ( Types.CancellationQuoted )
  ;
  QuoteGroundServiceResult:
    | ( Omit<Types.GroundServiceQuoted, 'quote'> & { quote: _RefType['GroundServiceQuote'] } )
    | ( Types.GroundServiceUnavailable )
    | ( Types.InvalidInput )
    | ( Types.SearchExpired )
  ;
  QuoteHotelResult:
    | ( Omit<Types.HotelQuoted, 'quote'> & { quote: _RefType['HotelQuote'] } )
    | ( Types.HotelUnavailable )
    | ( Types.InvalidInput )
    | ( Types.SearchExpired )
  ;
  QuotePaymentLinkResult:
    | ( Omit<Types.HotelQuoted, 'quote'> & { quote: _RefType['HotelQuote'] } )
    | ( Types.HotelUnavailable )
    | ( Types.NotSupported )
    | ( Types.PaymentLinkRefused )
    | ( Omit<Types.TransportQuoted, 'quote'> & { quote: _RefType['TransportQuote'] } )
    | ( Types.TransportUnavailable )
  ;
  QuoteTransportResult:
    | ( Types.InvalidInput )
    | ( Types.SearchExpired )
    | ( Omit<Types.TransportQuoted, 'quote'> & { quote: _RefType['TransportQuote'] } )
    | ( Types.TransportUnavailable )
  ;
  RegisterAgentResult:
    | ( Types.AccountExists )
    | ( Types.AgentRegistered )
    | ( Types.InvalidInput )
    | ( Types.RegistrationRefused )
    | ( Types.RegistrationUnknown )
  ;
  RemovePromoResult:
    | ( Omit<Types.PromoRemoved, 'quote'> & { quote: _RefType['Quote'] } )
    | ( Types.QuoteExpired )
  ;
  ResolveBookingOutcomeResult:
    | ( Omit<Types.BookingOutcome, 'booking' | 'candidates' | 'cardPayment'> & { booking?: Types.Maybe<_RefType['Booking']>, candidates: Array<_RefType['Booking']>, cardPayment?: Types.Maybe<_RefType['CardPayment']> } )
    | ( Types.InvalidInput )
  ;
  RevokeSessionResult:
    | ( Types.NotSupported )
    | ( Types.SessionRevoked )
  ;
  SendContactMessageResult:
    | ( Types.ContactMessageSent )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
  ;
  TagBookingResult:
    | ( Omit<Types.BookingTagged, 'booking'> & { booking: _RefType['Booking'] } )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
    | ( Types.TaggingRefused )
  ;
  TagBookingsResult:
    | ( Omit<Types.BookingsTagged, 'results'> & { results: Array<_RefType['BookingTagging']> } )
    | ( Types.InvalidInput )
  ;
  TopUpWalletResult:
    | ( Omit<Types.CardPaymentStarted, 'payment'> & { payment: _RefType['CardPayment'] } )
    | ( Types.IdempotencyMismatch )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
  ;
  UpdateProfileResult:
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
    | ( Omit<Types.ProfileUpdated, 'viewer'> & { viewer: _RefType['Viewer'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Booking:
    | ( GroundBookingRowSource )
    | ( HotelBookingRowSource )
    | ( RideBookingRowSource )
  ;
  BookingDetails:
    | ( Omit<Types.GroundServiceBookingDetails, 'payment'> & { payment?: Types.Maybe<_RefType['BookingPayment']> } )
    | ( Omit<Types.HotelBookingDetails, 'payment'> & { payment?: Types.Maybe<_RefType['BookingPayment']> } )
    | ( Omit<Types.TransportBookingDetails, 'payment'> & { payment?: Types.Maybe<_RefType['BookingPayment']> } )
  ;
  Quote:
    | ( Omit<Types.GroundServiceQuote, 'booking'> & { booking?: Types.Maybe<_RefType['Booking']> } )
    | ( HotelQuoteFieldsSource )
    | ( TransportQuoteFieldsSource )
  ;
  UserError:
    | ( Types.AccountExists )
    | ( Types.AuthCodeRefused )
    | ( Types.BookingChangeBlocked )
    | ( Types.BookingNotPayable )
    | ( Types.BookingRefused )
    | ( Types.CancellationBlocked )
    | ( Types.ChangePriceChanged )
    | ( Types.DocumentRefused )
    | ( Types.EnrolmentExpired )
    | ( Types.GroundServiceUnavailable )
    | ( Types.HotelUnavailable )
    | ( Types.IdempotencyMismatch )
    | ( Types.InsufficientFunds )
    | ( Types.InvalidInput )
    | ( Types.NotSupported )
    | ( Types.OutcomeUnknown )
    | ( Types.PaymentLinkRefused )
    | ( Types.PriceChanged )
    | ( Types.PromoNoLongerValid )
    | ( Types.PromoRefused )
    | ( Types.QuoteExpired )
    | ( Types.RegistrationRefused )
    | ( Types.RegistrationUnknown )
    | ( Types.SearchExpired )
    | ( Types.TaggingRefused )
    | ( Types.TransportUnavailable )
    | ( Types.TripRefused )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExists: ResolverTypeWrapper<Types.AccountExists>;
  AccountPaymentInput: Types.AccountPaymentInput;
  ActorKind: Types.ActorKind;
  Agenda: ResolverTypeWrapper<AgendaSourceSource>;
  AgendaList: ResolverTypeWrapper<Omit<Types.AgendaList, 'items'> & { items: Array<ResolversTypes['Booking']> }>;
  AgendaSet: Types.AgendaSet;
  AgentRegistered: ResolverTypeWrapper<Types.AgentRegistered>;
  ApplyPromoInput: Types.ApplyPromoInput;
  ApplyPromoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyPromoResult']>;
  AuthCodeRefused: ResolverTypeWrapper<Types.AuthCodeRefused>;
  Authenticator: ResolverTypeWrapper<Types.Authenticator>;
  AuthenticatorConfirmed: ResolverTypeWrapper<Types.AuthenticatorConfirmed>;
  AuthenticatorEnrolment: ResolverTypeWrapper<Types.AuthenticatorEnrolment>;
  BedKind: Types.BedKind;
  Board: Types.Board;
  BoardFacet: ResolverTypeWrapper<Types.BoardFacet>;
  BookGroundServiceInput: Types.BookGroundServiceInput;
  BookGroundServiceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookGroundServiceResult']>;
  BookHotelInput: Types.BookHotelInput;
  BookHotelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookHotelResult']>;
  BookTransportInput: Types.BookTransportInput;
  BookTransportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookTransportResult']>;
  BookedRoom: ResolverTypeWrapper<Types.BookedRoom>;
  Booking: ResolverTypeWrapper<BookingRowSource>;
  BookingCancelled: ResolverTypeWrapper<Omit<Types.BookingCancelled, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  BookingChangeBlocked: ResolverTypeWrapper<Types.BookingChangeBlocked>;
  BookingChangeQuote: ResolverTypeWrapper<Types.BookingChangeQuote>;
  BookingChangeQuoted: ResolverTypeWrapper<Types.BookingChangeQuoted>;
  BookingChangeState: ResolverTypeWrapper<Types.BookingChangeState>;
  BookingChanged: ResolverTypeWrapper<Omit<Types.BookingChanged, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  BookingChangedField: Types.BookingChangedField;
  BookingContact: ResolverTypeWrapper<Types.BookingContact>;
  BookingDetails: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['BookingDetails']>;
  BookingDocumentState: ResolverTypeWrapper<Types.BookingDocumentState>;
  BookingEvent: ResolverTypeWrapper<Types.BookingEvent>;
  BookingEventKind: Types.BookingEventKind;
  BookingFieldChange: ResolverTypeWrapper<Types.BookingFieldChange>;
  BookingNotPayable: ResolverTypeWrapper<Types.BookingNotPayable>;
  BookingOutcome: ResolverTypeWrapper<Omit<Types.BookingOutcome, 'booking' | 'candidates' | 'cardPayment'> & { booking?: Types.Maybe<ResolversTypes['Booking']>, candidates: Array<ResolversTypes['Booking']>, cardPayment?: Types.Maybe<ResolversTypes['CardPayment']> }>;
  BookingOutcomeState: Types.BookingOutcomeState;
  BookingPage: ResolverTypeWrapper<Omit<Types.BookingPage, 'items'> & { items: Array<ResolversTypes['Booking']> }>;
  BookingPaid: ResolverTypeWrapper<Omit<Types.BookingPaid, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  BookingPayment: ResolverTypeWrapper<BookingPaymentDetailsSource>;
  BookingRefused: ResolverTypeWrapper<Types.BookingRefused>;
  BookingSort: Types.BookingSort;
  BookingStatus: Types.BookingStatus;
  BookingTagged: ResolverTypeWrapper<Omit<Types.BookingTagged, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  BookingTagging: ResolverTypeWrapper<Omit<Types.BookingTagging, 'result'> & { result: ResolversTypes['TagBookingResult'] }>;
  BookingWhere: Types.BookingWhere;
  BookingsTagged: ResolverTypeWrapper<Omit<Types.BookingsTagged, 'results'> & { results: Array<ResolversTypes['BookingTagging']> }>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  CancellationBlocked: ResolverTypeWrapper<Types.CancellationBlocked>;
  CancellationBlocker: ResolverTypeWrapper<Types.CancellationBlocker>;
  CancellationPolicy: ResolverTypeWrapper<Types.CancellationPolicy>;
  CancellationQuote: ResolverTypeWrapper<Types.CancellationQuote>;
  CancellationQuoted: ResolverTypeWrapper<Types.CancellationQuoted>;
  CancellationState: ResolverTypeWrapper<Types.CancellationState>;
  CancellationStep: ResolverTypeWrapper<Types.CancellationStep>;
  CardCharge: ResolverTypeWrapper<Types.CardCharge>;
  CardPayment: ResolverTypeWrapper<CardPaymentDetailsSource>;
  CardPaymentInput: Types.CardPaymentInput;
  CardPaymentPurpose: Types.CardPaymentPurpose;
  CardPaymentStarted: ResolverTypeWrapper<Omit<Types.CardPaymentStarted, 'payment'> & { payment: ResolversTypes['CardPayment'] }>;
  CardPaymentStatus: Types.CardPaymentStatus;
  CardScheme: Types.CardScheme;
  CatalogueEntry: ResolverTypeWrapper<Types.CatalogueEntry>;
  ChangeBlocker: ResolverTypeWrapper<Types.ChangeBlocker>;
  ChangePossibility: ResolverTypeWrapper<Types.ChangePossibility>;
  ChangePriceChanged: ResolverTypeWrapper<Types.ChangePriceChanged>;
  ChangeSharedReservationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeSharedReservationResult']>;
  ChangeTripResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeTripResult']>;
  ChildPolicy: ResolverTypeWrapper<Types.ChildPolicy>;
  ChosenExtra: ResolverTypeWrapper<Types.ChosenExtra>;
  ChosenRoomInput: Types.ChosenRoomInput;
  ChosenService: ResolverTypeWrapper<Types.ChosenService>;
  ChosenVehicles: ResolverTypeWrapper<Types.ChosenVehicles>;
  ChosenVehiclesInput: Types.ChosenVehiclesInput;
  Company: ResolverTypeWrapper<Types.Company>;
  CompanyLogo: ResolverTypeWrapper<Types.CompanyLogo>;
  ConfirmAuthenticatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmAuthenticatorResult']>;
  ConfirmBookingChangeInput: Types.ConfirmBookingChangeInput;
  ConfirmBookingChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmBookingChangeResult']>;
  ConfirmCancellationInput: Types.ConfirmCancellationInput;
  ConfirmCancellationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmCancellationResult']>;
  ContactMessageInput: Types.ContactMessageInput;
  ContactMessageSent: ResolverTypeWrapper<Types.ContactMessageSent>;
  Country: ResolverTypeWrapper<Types.Country>;
  CreatePaymentLinkInput: Types.CreatePaymentLinkInput;
  CreatePaymentLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePaymentLinkResult']>;
  CreateTripInput: Types.CreateTripInput;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Types.Scalars['Decimal']['output']>;
  DiscardTripResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DiscardTripResult']>;
  DistanceBand: Types.DistanceBand;
  DistanceFacet: ResolverTypeWrapper<Types.DistanceFacet>;
  DocumentKind: Types.DocumentKind;
  DocumentProblem: Types.DocumentProblem;
  DocumentReady: ResolverTypeWrapper<Types.DocumentReady>;
  DocumentRefused: ResolverTypeWrapper<Types.DocumentRefused>;
  EnrolAuthenticatorInput: Types.EnrolAuthenticatorInput;
  EnrolAuthenticatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EnrolAuthenticatorResult']>;
  EnrolmentExpired: ResolverTypeWrapper<Types.EnrolmentExpired>;
  ErrorCode: Types.ErrorCode;
  ErrorKind: Types.ErrorKind;
  ExchangeRate: ResolverTypeWrapper<Types.ExchangeRate>;
  Facility: ResolverTypeWrapper<Types.Facility>;
  FacilityCode: Types.FacilityCode;
  FieldError: ResolverTypeWrapper<Types.FieldError>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  GeoPoint: ResolverTypeWrapper<Types.GeoPoint>;
  GroundServiceBooked: ResolverTypeWrapper<Omit<Types.GroundServiceBooked, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  GroundServiceBooking: ResolverTypeWrapper<GroundBookingRowSource>;
  GroundServiceBookingDetails: ResolverTypeWrapper<Omit<Types.GroundServiceBookingDetails, 'payment'> & { payment?: Types.Maybe<ResolversTypes['BookingPayment']> }>;
  GroundServiceExtra: ResolverTypeWrapper<Types.GroundServiceExtra>;
  GroundServiceExtraInput: Types.GroundServiceExtraInput;
  GroundServiceFacets: ResolverTypeWrapper<Types.GroundServiceFacets>;
  GroundServiceOffer: ResolverTypeWrapper<Types.GroundServiceOffer>;
  GroundServicePackage: ResolverTypeWrapper<Types.GroundServicePackage>;
  GroundServicePackageCount: ResolverTypeWrapper<Types.GroundServicePackageCount>;
  GroundServiceQuote: ResolverTypeWrapper<Omit<Types.GroundServiceQuote, 'booking'> & { booking?: Types.Maybe<ResolversTypes['Booking']> }>;
  GroundServiceQuoted: ResolverTypeWrapper<Omit<Types.GroundServiceQuoted, 'quote'> & { quote: ResolversTypes['GroundServiceQuote'] }>;
  GroundServiceSearchInput: Types.GroundServiceSearchInput;
  GroundServiceSearchResult: ResolverTypeWrapper<Types.GroundServiceSearchResult>;
  GroundServiceSort: Types.GroundServiceSort;
  GroundServiceUnavailable: ResolverTypeWrapper<Types.GroundServiceUnavailable>;
  GroundServiceWhere: Types.GroundServiceWhere;
  GuestInput: Types.GuestInput;
  Hotel: ResolverTypeWrapper<Types.Hotel>;
  HotelBooked: ResolverTypeWrapper<Omit<Types.HotelBooked, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  HotelBooking: ResolverTypeWrapper<HotelBookingRowSource>;
  HotelBookingDetails: ResolverTypeWrapper<Omit<Types.HotelBookingDetails, 'payment'> & { payment?: Types.Maybe<ResolversTypes['BookingPayment']> }>;
  HotelDetail: ResolverTypeWrapper<Types.HotelDetail>;
  HotelFacets: ResolverTypeWrapper<Types.HotelFacets>;
  HotelLocation: ResolverTypeWrapper<Types.HotelLocation>;
  HotelQuote: ResolverTypeWrapper<HotelQuoteFieldsSource>;
  HotelQuoted: ResolverTypeWrapper<Omit<Types.HotelQuoted, 'quote'> & { quote: ResolversTypes['HotelQuote'] }>;
  HotelResult: ResolverTypeWrapper<Types.HotelResult>;
  HotelSearchInput: Types.HotelSearchInput;
  HotelSearchResult: ResolverTypeWrapper<SearchResultSource>;
  HotelSort: Types.HotelSort;
  HotelUnavailable: ResolverTypeWrapper<Types.HotelUnavailable>;
  HotelWhere: Types.HotelWhere;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  IdempotencyMismatch: ResolverTypeWrapper<Types.IdempotencyMismatch>;
  InsufficientFunds: ResolverTypeWrapper<Types.InsufficientFunds>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<Types.InvalidInput>;
  IssueBookingDocumentInput: Types.IssueBookingDocumentInput;
  IssueBookingDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IssueBookingDocumentResult']>;
  IssuedDocument: ResolverTypeWrapper<Types.IssuedDocument>;
  LeadTravelerInput: Types.LeadTravelerInput;
  Lookup: ResolverTypeWrapper<Omit<Types.Lookup, 'matches'> & { matches: Array<ResolversTypes['LookupMatch']> }>;
  LookupField: Types.LookupField;
  LookupMatch: ResolverTypeWrapper<Omit<Types.LookupMatch, 'booking'> & { booking?: Types.Maybe<ResolversTypes['Booking']> }>;
  Money: ResolverTypeWrapper<Types.Money>;
  MonthTotals: ResolverTypeWrapper<Types.MonthTotals>;
  MovementBooking: ResolverTypeWrapper<Types.MovementBooking>;
  MovementProduct: Types.MovementProduct;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NotSupported: ResolverTypeWrapper<Types.NotSupported>;
  Occupancy: ResolverTypeWrapper<Types.Occupancy>;
  Offer: ResolverTypeWrapper<Types.Offer>;
  OutcomeUnknown: ResolverTypeWrapper<Types.OutcomeUnknown>;
  PayBookingInput: Types.PayBookingInput;
  PayBookingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PayBookingResult']>;
  PaymentCard: ResolverTypeWrapper<Types.PaymentCard>;
  PaymentInput: Types.PaymentInput;
  PaymentLinkCreated: ResolverTypeWrapper<Types.PaymentLinkCreated>;
  PaymentLinkEvent: ResolverTypeWrapper<Types.PaymentLinkEvent>;
  PaymentLinkEventKind: Types.PaymentLinkEventKind;
  PaymentLinkRefused: ResolverTypeWrapper<Types.PaymentLinkRefused>;
  PaymentLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentLinkResult']>;
  PaymentLinkStatus: Types.PaymentLinkStatus;
  PaymentMethod: Types.PaymentMethod;
  PaymentProblem: Types.PaymentProblem;
  PaymentStatus: Types.PaymentStatus;
  PickUp: ResolverTypeWrapper<Types.PickUp>;
  PickUpInput: Types.PickUpInput;
  PlannedStay: ResolverTypeWrapper<Types.PlannedStay>;
  PlannedStayInput: Types.PlannedStayInput;
  Price: ResolverTypeWrapper<Types.Price>;
  PriceChanged: ResolverTypeWrapper<Types.PriceChanged>;
  PriceDifference: ResolverTypeWrapper<Types.PriceDifference>;
  PriceFacet: ResolverTypeWrapper<Types.PriceFacet>;
  PriceLine: ResolverTypeWrapper<Types.PriceLine>;
  PriceLineKind: Types.PriceLineKind;
  Profile: ResolverTypeWrapper<Types.Profile>;
  ProfileUpdated: ResolverTypeWrapper<Omit<Types.ProfileUpdated, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Promo: ResolverTypeWrapper<Types.Promo>;
  PromoApplied: ResolverTypeWrapper<Omit<Types.PromoApplied, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  PromoNoLongerValid: ResolverTypeWrapper<Types.PromoNoLongerValid>;
  PromoRefused: ResolverTypeWrapper<Types.PromoRefused>;
  PromoRemoved: ResolverTypeWrapper<Omit<Types.PromoRemoved, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Quote']>;
  QuoteBookingChangeInput: Types.QuoteBookingChangeInput;
  QuoteBookingChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteBookingChangeResult']>;
  QuoteCancellationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteCancellationResult']>;
  QuoteExpired: ResolverTypeWrapper<Types.QuoteExpired>;
  QuoteGroundServiceInput: Types.QuoteGroundServiceInput;
  QuoteGroundServiceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteGroundServiceResult']>;
  QuoteHotelInput: Types.QuoteHotelInput;
  QuoteHotelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteHotelResult']>;
  QuotePaymentLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuotePaymentLinkResult']>;
  QuoteTransportInput: Types.QuoteTransportInput;
  QuoteTransportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteTransportResult']>;
  QuotedRoom: ResolverTypeWrapper<Types.QuotedRoom>;
  Rate: ResolverTypeWrapper<Types.Rate>;
  RateCoverage: Types.RateCoverage;
  RegisterAgentInput: Types.RegisterAgentInput;
  RegisterAgentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterAgentResult']>;
  RegistrationRefused: ResolverTypeWrapper<Types.RegistrationRefused>;
  RegistrationUnknown: ResolverTypeWrapper<Types.RegistrationUnknown>;
  RemovePromoInput: Types.RemovePromoInput;
  RemovePromoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePromoResult']>;
  ResolveBookingOutcomeInput: Types.ResolveBookingOutcomeInput;
  ResolveBookingOutcomeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResolveBookingOutcomeResult']>;
  RevokeSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeSessionResult']>;
  Room: ResolverTypeWrapper<Types.Room>;
  RoomBeds: ResolverTypeWrapper<Types.RoomBeds>;
  RoomGroup: ResolverTypeWrapper<Types.RoomGroup>;
  RoomInput: Types.RoomInput;
  RoomKind: ResolverTypeWrapper<Types.RoomKind>;
  RoomType: Types.RoomType;
  RoomView: Types.RoomView;
  Salutation: Types.Salutation;
  SearchAdditions: ResolverTypeWrapper<Types.SearchAdditions>;
  SearchCode: ResolverTypeWrapper<Types.SearchCode>;
  SearchCodeKind: Types.SearchCodeKind;
  SearchCodePrice: ResolverTypeWrapper<Types.SearchCodePrice>;
  SearchCodeState: Types.SearchCodeState;
  SearchExpired: ResolverTypeWrapper<Types.SearchExpired>;
  SendContactMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendContactMessageResult']>;
  Session: ResolverTypeWrapper<Types.Session>;
  SessionRevoked: ResolverTypeWrapper<Types.SessionRevoked>;
  SharedReservation: ResolverTypeWrapper<Types.SharedReservation>;
  SharedReservationChanged: ResolverTypeWrapper<Types.SharedReservationChanged>;
  SharedReservationKind: Types.SharedReservationKind;
  SharedReservationPage: ResolverTypeWrapper<Types.SharedReservationPage>;
  SharedReservationTab: Types.SharedReservationTab;
  SignOutScope: Types.SignOutScope;
  SignedOut: ResolverTypeWrapper<Types.SignedOut>;
  SpecialRequest: Types.SpecialRequest;
  SpecialRequests: ResolverTypeWrapper<Types.SpecialRequests>;
  SpecialRequestsInput: Types.SpecialRequestsInput;
  StarsFacet: ResolverTypeWrapper<Types.StarsFacet>;
  StatedTotal: ResolverTypeWrapper<Types.StatedTotal>;
  StatementWhere: Types.StatementWhere;
  StatusCount: ResolverTypeWrapper<Types.StatusCount>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Supplier: Types.Supplier;
  SupplierAnswer: ResolverTypeWrapper<Types.SupplierAnswer>;
  SupplierFacet: ResolverTypeWrapper<Types.SupplierFacet>;
  SupplierInfo: ResolverTypeWrapper<Types.SupplierInfo>;
  SupplierState: Types.SupplierState;
  TagBookingInput: Types.TagBookingInput;
  TagBookingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TagBookingResult']>;
  TagBookingsInput: Types.TagBookingsInput;
  TagBookingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TagBookingsResult']>;
  TaggingRefused: ResolverTypeWrapper<Types.TaggingRefused>;
  TopUpLimits: ResolverTypeWrapper<Types.TopUpLimits>;
  TopUpWalletInput: Types.TopUpWalletInput;
  TopUpWalletResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TopUpWalletResult']>;
  TransportBooked: ResolverTypeWrapper<Omit<Types.TransportBooked, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  TransportBooking: ResolverTypeWrapper<RideBookingRowSource>;
  TransportBookingDetails: ResolverTypeWrapper<Omit<Types.TransportBookingDetails, 'payment'> & { payment?: Types.Maybe<ResolversTypes['BookingPayment']> }>;
  TransportCompany: ResolverTypeWrapper<Types.TransportCompany>;
  TransportCompanyCount: ResolverTypeWrapper<Types.TransportCompanyCount>;
  TransportFacets: ResolverTypeWrapper<Types.TransportFacets>;
  TransportOffer: ResolverTypeWrapper<Types.TransportOffer>;
  TransportOptions: ResolverTypeWrapper<Types.TransportOptions>;
  TransportProposal: ResolverTypeWrapper<Types.TransportProposal>;
  TransportProposalLine: ResolverTypeWrapper<Types.TransportProposalLine>;
  TransportQuote: ResolverTypeWrapper<TransportQuoteFieldsSource>;
  TransportQuoted: ResolverTypeWrapper<Omit<Types.TransportQuoted, 'quote'> & { quote: ResolversTypes['TransportQuote'] }>;
  TransportRoute: ResolverTypeWrapper<Types.TransportRoute>;
  TransportSearchInput: Types.TransportSearchInput;
  TransportSearchResult: ResolverTypeWrapper<Types.TransportSearchResult>;
  TransportService: ResolverTypeWrapper<Types.TransportService>;
  TransportSort: Types.TransportSort;
  TransportUnavailable: ResolverTypeWrapper<Types.TransportUnavailable>;
  TransportWhere: Types.TransportWhere;
  Traveler: ResolverTypeWrapper<Types.Traveler>;
  TravelerNameInput: Types.TravelerNameInput;
  TravelerType: Types.TravelerType;
  Trip: ResolverTypeWrapper<Types.Trip>;
  TripChanged: ResolverTypeWrapper<Types.TripChanged>;
  TripDiscarded: ResolverTypeWrapper<Types.TripDiscarded>;
  TripPart: ResolverTypeWrapper<Types.TripPart>;
  TripPlan: ResolverTypeWrapper<Types.TripPlan>;
  TripPlanInput: Types.TripPlanInput;
  TripProblem: ResolverTypeWrapper<Types.TripProblem>;
  TripRefused: ResolverTypeWrapper<Types.TripRefused>;
  TripServiceType: Types.TripServiceType;
  UmrahCompany: ResolverTypeWrapper<Types.UmrahCompany>;
  UmrahCompanyCount: ResolverTypeWrapper<Types.UmrahCompanyCount>;
  UnpaidBookingPaymentInput: Types.UnpaidBookingPaymentInput;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  VehicleCategory: Types.VehicleCategory;
  VehicleCategoryCount: ResolverTypeWrapper<Types.VehicleCategoryCount>;
  VehicleType: Types.VehicleType;
  VehicleTypeCount: ResolverTypeWrapper<Types.VehicleTypeCount>;
  Viewer: ResolverTypeWrapper<ViewerDetailsSource>;
  Wallet: ResolverTypeWrapper<WalletDetailsSource>;
  WalletMovement: ResolverTypeWrapper<Types.WalletMovement>;
  WalletMovementKind: Types.WalletMovementKind;
  WalletPaymentInput: Types.WalletPaymentInput;
  WalletStatement: ResolverTypeWrapper<Types.WalletStatement>;
  Warning: ResolverTypeWrapper<Types.Warning>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExists: Types.AccountExists;
  AccountPaymentInput: Types.AccountPaymentInput;
  Agenda: AgendaSourceSource;
  AgendaList: Omit<Types.AgendaList, 'items'> & { items: Array<ResolversParentTypes['Booking']> };
  AgentRegistered: Types.AgentRegistered;
  ApplyPromoInput: Types.ApplyPromoInput;
  ApplyPromoResult: ResolversUnionTypes<ResolversParentTypes>['ApplyPromoResult'];
  AuthCodeRefused: Types.AuthCodeRefused;
  Authenticator: Types.Authenticator;
  AuthenticatorConfirmed: Types.AuthenticatorConfirmed;
  AuthenticatorEnrolment: Types.AuthenticatorEnrolment;
  BoardFacet: Types.BoardFacet;
  BookGroundServiceInput: Types.BookGroundServiceInput;
  BookGroundServiceResult: ResolversUnionTypes<ResolversParentTypes>['BookGroundServiceResult'];
  BookHotelInput: Types.BookHotelInput;
  BookHotelResult: ResolversUnionTypes<ResolversParentTypes>['BookHotelResult'];
  BookTransportInput: Types.BookTransportInput;
  BookTransportResult: ResolversUnionTypes<ResolversParentTypes>['BookTransportResult'];
  BookedRoom: Types.BookedRoom;
  Booking: BookingRowSource;
  BookingCancelled: Omit<Types.BookingCancelled, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  BookingChangeBlocked: Types.BookingChangeBlocked;
  BookingChangeQuote: Types.BookingChangeQuote;
  BookingChangeQuoted: Types.BookingChangeQuoted;
  BookingChangeState: Types.BookingChangeState;
  BookingChanged: Omit<Types.BookingChanged, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  BookingContact: Types.BookingContact;
  BookingDetails: ResolversInterfaceTypes<ResolversParentTypes>['BookingDetails'];
  BookingDocumentState: Types.BookingDocumentState;
  BookingEvent: Types.BookingEvent;
  BookingFieldChange: Types.BookingFieldChange;
  BookingNotPayable: Types.BookingNotPayable;
  BookingOutcome: Omit<Types.BookingOutcome, 'booking' | 'candidates' | 'cardPayment'> & { booking?: Types.Maybe<ResolversParentTypes['Booking']>, candidates: Array<ResolversParentTypes['Booking']>, cardPayment?: Types.Maybe<ResolversParentTypes['CardPayment']> };
  BookingPage: Omit<Types.BookingPage, 'items'> & { items: Array<ResolversParentTypes['Booking']> };
  BookingPaid: Omit<Types.BookingPaid, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  BookingPayment: BookingPaymentDetailsSource;
  BookingRefused: Types.BookingRefused;
  BookingTagged: Omit<Types.BookingTagged, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  BookingTagging: Omit<Types.BookingTagging, 'result'> & { result: ResolversParentTypes['TagBookingResult'] };
  BookingWhere: Types.BookingWhere;
  BookingsTagged: Omit<Types.BookingsTagged, 'results'> & { results: Array<ResolversParentTypes['BookingTagging']> };
  Boolean: Types.Scalars['Boolean']['output'];
  CancellationBlocked: Types.CancellationBlocked;
  CancellationBlocker: Types.CancellationBlocker;
  CancellationPolicy: Types.CancellationPolicy;
  CancellationQuote: Types.CancellationQuote;
  CancellationQuoted: Types.CancellationQuoted;
  CancellationState: Types.CancellationState;
  CancellationStep: Types.CancellationStep;
  CardCharge: Types.CardCharge;
  CardPayment: CardPaymentDetailsSource;
  CardPaymentInput: Types.CardPaymentInput;
  CardPaymentStarted: Omit<Types.CardPaymentStarted, 'payment'> & { payment: ResolversParentTypes['CardPayment'] };
  CatalogueEntry: Types.CatalogueEntry;
  ChangeBlocker: Types.ChangeBlocker;
  ChangePossibility: Types.ChangePossibility;
  ChangePriceChanged: Types.ChangePriceChanged;
  ChangeSharedReservationResult: ResolversUnionTypes<ResolversParentTypes>['ChangeSharedReservationResult'];
  ChangeTripResult: ResolversUnionTypes<ResolversParentTypes>['ChangeTripResult'];
  ChildPolicy: Types.ChildPolicy;
  ChosenExtra: Types.ChosenExtra;
  ChosenRoomInput: Types.ChosenRoomInput;
  ChosenService: Types.ChosenService;
  ChosenVehicles: Types.ChosenVehicles;
  ChosenVehiclesInput: Types.ChosenVehiclesInput;
  Company: Types.Company;
  CompanyLogo: Types.CompanyLogo;
  ConfirmAuthenticatorResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmAuthenticatorResult'];
  ConfirmBookingChangeInput: Types.ConfirmBookingChangeInput;
  ConfirmBookingChangeResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmBookingChangeResult'];
  ConfirmCancellationInput: Types.ConfirmCancellationInput;
  ConfirmCancellationResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmCancellationResult'];
  ContactMessageInput: Types.ContactMessageInput;
  ContactMessageSent: Types.ContactMessageSent;
  Country: Types.Country;
  CreatePaymentLinkInput: Types.CreatePaymentLinkInput;
  CreatePaymentLinkResult: ResolversUnionTypes<ResolversParentTypes>['CreatePaymentLinkResult'];
  CreateTripInput: Types.CreateTripInput;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  Decimal: Types.Scalars['Decimal']['output'];
  DiscardTripResult: ResolversUnionTypes<ResolversParentTypes>['DiscardTripResult'];
  DistanceFacet: Types.DistanceFacet;
  DocumentReady: Types.DocumentReady;
  DocumentRefused: Types.DocumentRefused;
  EnrolAuthenticatorInput: Types.EnrolAuthenticatorInput;
  EnrolAuthenticatorResult: ResolversUnionTypes<ResolversParentTypes>['EnrolAuthenticatorResult'];
  EnrolmentExpired: Types.EnrolmentExpired;
  ExchangeRate: Types.ExchangeRate;
  Facility: Types.Facility;
  FieldError: Types.FieldError;
  Float: Types.Scalars['Float']['output'];
  GeoPoint: Types.GeoPoint;
  GroundServiceBooked: Omit<Types.GroundServiceBooked, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  GroundServiceBooking: GroundBookingRowSource;
  GroundServiceBookingDetails: Omit<Types.GroundServiceBookingDetails, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['BookingPayment']> };
  GroundServiceExtra: Types.GroundServiceExtra;
  GroundServiceExtraInput: Types.GroundServiceExtraInput;
  GroundServiceFacets: Types.GroundServiceFacets;
  GroundServiceOffer: Types.GroundServiceOffer;
  GroundServicePackage: Types.GroundServicePackage;
  GroundServicePackageCount: Types.GroundServicePackageCount;
  GroundServiceQuote: Omit<Types.GroundServiceQuote, 'booking'> & { booking?: Types.Maybe<ResolversParentTypes['Booking']> };
  GroundServiceQuoted: Omit<Types.GroundServiceQuoted, 'quote'> & { quote: ResolversParentTypes['GroundServiceQuote'] };
  GroundServiceSearchInput: Types.GroundServiceSearchInput;
  GroundServiceSearchResult: Types.GroundServiceSearchResult;
  GroundServiceUnavailable: Types.GroundServiceUnavailable;
  GroundServiceWhere: Types.GroundServiceWhere;
  GuestInput: Types.GuestInput;
  Hotel: Types.Hotel;
  HotelBooked: Omit<Types.HotelBooked, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  HotelBooking: HotelBookingRowSource;
  HotelBookingDetails: Omit<Types.HotelBookingDetails, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['BookingPayment']> };
  HotelDetail: Types.HotelDetail;
  HotelFacets: Types.HotelFacets;
  HotelLocation: Types.HotelLocation;
  HotelQuote: HotelQuoteFieldsSource;
  HotelQuoted: Omit<Types.HotelQuoted, 'quote'> & { quote: ResolversParentTypes['HotelQuote'] };
  HotelResult: Types.HotelResult;
  HotelSearchInput: Types.HotelSearchInput;
  HotelSearchResult: SearchResultSource;
  HotelUnavailable: Types.HotelUnavailable;
  HotelWhere: Types.HotelWhere;
  ID: Types.Scalars['ID']['output'];
  IdempotencyMismatch: Types.IdempotencyMismatch;
  InsufficientFunds: Types.InsufficientFunds;
  Int: Types.Scalars['Int']['output'];
  InvalidInput: Types.InvalidInput;
  IssueBookingDocumentInput: Types.IssueBookingDocumentInput;
  IssueBookingDocumentResult: ResolversUnionTypes<ResolversParentTypes>['IssueBookingDocumentResult'];
  IssuedDocument: Types.IssuedDocument;
  LeadTravelerInput: Types.LeadTravelerInput;
  Lookup: Omit<Types.Lookup, 'matches'> & { matches: Array<ResolversParentTypes['LookupMatch']> };
  LookupMatch: Omit<Types.LookupMatch, 'booking'> & { booking?: Types.Maybe<ResolversParentTypes['Booking']> };
  Money: Types.Money;
  MonthTotals: Types.MonthTotals;
  MovementBooking: Types.MovementBooking;
  Mutation: Record<PropertyKey, never>;
  NotSupported: Types.NotSupported;
  Occupancy: Types.Occupancy;
  Offer: Types.Offer;
  OutcomeUnknown: Types.OutcomeUnknown;
  PayBookingInput: Types.PayBookingInput;
  PayBookingResult: ResolversUnionTypes<ResolversParentTypes>['PayBookingResult'];
  PaymentCard: Types.PaymentCard;
  PaymentInput: Types.PaymentInput;
  PaymentLinkCreated: Types.PaymentLinkCreated;
  PaymentLinkEvent: Types.PaymentLinkEvent;
  PaymentLinkRefused: Types.PaymentLinkRefused;
  PaymentLinkResult: ResolversUnionTypes<ResolversParentTypes>['PaymentLinkResult'];
  PickUp: Types.PickUp;
  PickUpInput: Types.PickUpInput;
  PlannedStay: Types.PlannedStay;
  PlannedStayInput: Types.PlannedStayInput;
  Price: Types.Price;
  PriceChanged: Types.PriceChanged;
  PriceDifference: Types.PriceDifference;
  PriceFacet: Types.PriceFacet;
  PriceLine: Types.PriceLine;
  Profile: Types.Profile;
  ProfileUpdated: Omit<Types.ProfileUpdated, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Promo: Types.Promo;
  PromoApplied: Omit<Types.PromoApplied, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  PromoNoLongerValid: Types.PromoNoLongerValid;
  PromoRefused: Types.PromoRefused;
  PromoRemoved: Omit<Types.PromoRemoved, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  Query: Record<PropertyKey, never>;
  Quote: ResolversInterfaceTypes<ResolversParentTypes>['Quote'];
  QuoteBookingChangeInput: Types.QuoteBookingChangeInput;
  QuoteBookingChangeResult: ResolversUnionTypes<ResolversParentTypes>['QuoteBookingChangeResult'];
  QuoteCancellationResult: ResolversUnionTypes<ResolversParentTypes>['QuoteCancellationResult'];
  QuoteExpired: Types.QuoteExpired;
  QuoteGroundServiceInput: Types.QuoteGroundServiceInput;
  QuoteGroundServiceResult: ResolversUnionTypes<ResolversParentTypes>['QuoteGroundServiceResult'];
  QuoteHotelInput: Types.QuoteHotelInput;
  QuoteHotelResult: ResolversUnionTypes<ResolversParentTypes>['QuoteHotelResult'];
  QuotePaymentLinkResult: ResolversUnionTypes<ResolversParentTypes>['QuotePaymentLinkResult'];
  QuoteTransportInput: Types.QuoteTransportInput;
  QuoteTransportResult: ResolversUnionTypes<ResolversParentTypes>['QuoteTransportResult'];
  QuotedRoom: Types.QuotedRoom;
  Rate: Types.Rate;
  RegisterAgentInput: Types.RegisterAgentInput;
  RegisterAgentResult: ResolversUnionTypes<ResolversParentTypes>['RegisterAgentResult'];
  RegistrationRefused: Types.RegistrationRefused;
  RegistrationUnknown: Types.RegistrationUnknown;
  RemovePromoInput: Types.RemovePromoInput;
  RemovePromoResult: ResolversUnionTypes<ResolversParentTypes>['RemovePromoResult'];
  ResolveBookingOutcomeInput: Types.ResolveBookingOutcomeInput;
  ResolveBookingOutcomeResult: ResolversUnionTypes<ResolversParentTypes>['ResolveBookingOutcomeResult'];
  RevokeSessionResult: ResolversUnionTypes<ResolversParentTypes>['RevokeSessionResult'];
  Room: Types.Room;
  RoomBeds: Types.RoomBeds;
  RoomGroup: Types.RoomGroup;
  RoomInput: Types.RoomInput;
  RoomKind: Types.RoomKind;
  SearchAdditions: Types.SearchAdditions;
  SearchCode: Types.SearchCode;
  SearchCodePrice: Types.SearchCodePrice;
  SearchExpired: Types.SearchExpired;
  SendContactMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendContactMessageResult'];
  Session: Types.Session;
  SessionRevoked: Types.SessionRevoked;
  SharedReservation: Types.SharedReservation;
  SharedReservationChanged: Types.SharedReservationChanged;
  SharedReservationPage: Types.SharedReservationPage;
  SignedOut: Types.SignedOut;
  SpecialRequests: Types.SpecialRequests;
  SpecialRequestsInput: Types.SpecialRequestsInput;
  StarsFacet: Types.StarsFacet;
  StatedTotal: Types.StatedTotal;
  StatementWhere: Types.StatementWhere;
  StatusCount: Types.StatusCount;
  String: Types.Scalars['String']['output'];
  SupplierAnswer: Types.SupplierAnswer;
  SupplierFacet: Types.SupplierFacet;
  SupplierInfo: Types.SupplierInfo;
  TagBookingInput: Types.TagBookingInput;
  TagBookingResult: ResolversUnionTypes<ResolversParentTypes>['TagBookingResult'];
  TagBookingsInput: Types.TagBookingsInput;
  TagBookingsResult: ResolversUnionTypes<ResolversParentTypes>['TagBookingsResult'];
  TaggingRefused: Types.TaggingRefused;
  TopUpLimits: Types.TopUpLimits;
  TopUpWalletInput: Types.TopUpWalletInput;
  TopUpWalletResult: ResolversUnionTypes<ResolversParentTypes>['TopUpWalletResult'];
  TransportBooked: Omit<Types.TransportBooked, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  TransportBooking: RideBookingRowSource;
  TransportBookingDetails: Omit<Types.TransportBookingDetails, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['BookingPayment']> };
  TransportCompany: Types.TransportCompany;
  TransportCompanyCount: Types.TransportCompanyCount;
  TransportFacets: Types.TransportFacets;
  TransportOffer: Types.TransportOffer;
  TransportOptions: Types.TransportOptions;
  TransportProposal: Types.TransportProposal;
  TransportProposalLine: Types.TransportProposalLine;
  TransportQuote: TransportQuoteFieldsSource;
  TransportQuoted: Omit<Types.TransportQuoted, 'quote'> & { quote: ResolversParentTypes['TransportQuote'] };
  TransportRoute: Types.TransportRoute;
  TransportSearchInput: Types.TransportSearchInput;
  TransportSearchResult: Types.TransportSearchResult;
  TransportService: Types.TransportService;
  TransportUnavailable: Types.TransportUnavailable;
  TransportWhere: Types.TransportWhere;
  Traveler: Types.Traveler;
  TravelerNameInput: Types.TravelerNameInput;
  Trip: Types.Trip;
  TripChanged: Types.TripChanged;
  TripDiscarded: Types.TripDiscarded;
  TripPart: Types.TripPart;
  TripPlan: Types.TripPlan;
  TripPlanInput: Types.TripPlanInput;
  TripProblem: Types.TripProblem;
  TripRefused: Types.TripRefused;
  UmrahCompany: Types.UmrahCompany;
  UmrahCompanyCount: Types.UmrahCompanyCount;
  UnpaidBookingPaymentInput: Types.UnpaidBookingPaymentInput;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  VehicleCategoryCount: Types.VehicleCategoryCount;
  VehicleTypeCount: Types.VehicleTypeCount;
  Viewer: ViewerDetailsSource;
  Wallet: WalletDetailsSource;
  WalletMovement: Types.WalletMovement;
  WalletPaymentInput: Types.WalletPaymentInput;
  WalletStatement: Types.WalletStatement;
  Warning: Types.Warning;
};

export type AccountExistsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountExists'] = ResolversParentTypes['AccountExists']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgendaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agenda'] = ResolversParentTypes['Agenda']> = {
  arrivals?: Resolver<ResolversTypes['AgendaList'], ParentType, ContextType, RequireFields<Types.AgendaArrivalsArgs, 'pageSize'>>;
  awaitingSupplier?: Resolver<ResolversTypes['AgendaList'], ParentType, ContextType, RequireFields<Types.AgendaAwaitingSupplierArgs, 'pageSize'>>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  departures?: Resolver<ResolversTypes['AgendaList'], ParentType, ContextType, RequireFields<Types.AgendaDeparturesArgs, 'pageSize'>>;
  freeCancellation?: Resolver<ResolversTypes['AgendaList'], ParentType, ContextType, RequireFields<Types.AgendaFreeCancellationArgs, 'pageSize'>>;
  month?: Resolver<ResolversTypes['MonthTotals'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['AgendaList'], ParentType, ContextType, RequireFields<Types.AgendaUnpaidArgs, 'pageSize'>>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type AgendaListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgendaList'] = ResolversParentTypes['AgendaList']> = {
  items?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  notStated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgentRegisteredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRegistered'] = ResolversParentTypes['AgentRegistered']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplyPromoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPromoResult'] = ResolversParentTypes['ApplyPromoResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PromoApplied' | 'PromoRefused' | 'QuoteExpired', ParentType, ContextType>;
};

export type AuthCodeRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthCodeRefused'] = ResolversParentTypes['AuthCodeRefused']> = {
  attemptsLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthenticatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authenticator'] = ResolversParentTypes['Authenticator']> = {
  enrolledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthenticatorConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorConfirmed'] = ResolversParentTypes['AuthenticatorConfirmed']> = {
  authenticator?: Resolver<ResolversTypes['Authenticator'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthenticatorEnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorEnrolment'] = ResolversParentTypes['AuthenticatorEnrolment']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BoardFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardFacet'] = ResolversParentTypes['BoardFacet']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookGroundServiceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookGroundServiceResult'] = ResolversParentTypes['BookGroundServiceResult']> = {
  __resolveType: TypeResolveFn<'AuthCodeRefused' | 'BookingRefused' | 'CardPaymentStarted' | 'GroundServiceBooked' | 'GroundServiceUnavailable' | 'IdempotencyMismatch' | 'InsufficientFunds' | 'InvalidInput' | 'OutcomeUnknown' | 'PaymentLinkRefused' | 'PriceChanged' | 'QuoteExpired', ParentType, ContextType>;
};

export type BookHotelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookHotelResult'] = ResolversParentTypes['BookHotelResult']> = {
  __resolveType: TypeResolveFn<'AuthCodeRefused' | 'BookingRefused' | 'CardPaymentStarted' | 'HotelBooked' | 'HotelUnavailable' | 'IdempotencyMismatch' | 'InsufficientFunds' | 'InvalidInput' | 'OutcomeUnknown' | 'PaymentLinkRefused' | 'PriceChanged' | 'PromoNoLongerValid' | 'QuoteExpired', ParentType, ContextType>;
};

export type BookTransportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookTransportResult'] = ResolversParentTypes['BookTransportResult']> = {
  __resolveType: TypeResolveFn<'AuthCodeRefused' | 'BookingRefused' | 'CardPaymentStarted' | 'IdempotencyMismatch' | 'InsufficientFunds' | 'InvalidInput' | 'OutcomeUnknown' | 'PaymentLinkRefused' | 'PriceChanged' | 'PromoNoLongerValid' | 'QuoteExpired' | 'TransportBooked' | 'TransportUnavailable', ParentType, ContextType>;
};

export type BookedRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookedRoom'] = ResolversParentTypes['BookedRoom']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  boardText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoomKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  travelers?: Resolver<Array<ResolversTypes['Traveler']>, ParentType, ContextType>;
};

export type BookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  __resolveType: TypeResolveFn<'GroundServiceBooking' | 'HotelBooking' | 'TransportBooking', ParentType, ContextType>;
};

export type BookingCancelledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingCancelled'] = ResolversParentTypes['BookingCancelled']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingChangeBlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingChangeBlocked'] = ResolversParentTypes['BookingChangeBlocked']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingChangeQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingChangeQuote'] = ResolversParentTypes['BookingChangeQuote']> = {
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['BookingFieldChange']>, ParentType, ContextType>;
  charge?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  previousTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BookingChangeQuotedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingChangeQuoted'] = ResolversParentTypes['BookingChangeQuoted']> = {
  quote?: Resolver<ResolversTypes['BookingChangeQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingChangeStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingChangeState'] = ResolversParentTypes['BookingChangeState']> = {
  dates?: Resolver<ResolversTypes['ChangePossibility'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['ChangePossibility'], ParentType, ContextType>;
};

export type BookingChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingChanged'] = ResolversParentTypes['BookingChanged']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingContact'] = ResolversParentTypes['BookingContact']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingDetails'] = ResolversParentTypes['BookingDetails']> = {
  __resolveType: TypeResolveFn<'GroundServiceBookingDetails' | 'HotelBookingDetails' | 'TransportBookingDetails', ParentType, ContextType>;
};

export type BookingDocumentStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingDocumentState'] = ResolversParentTypes['BookingDocumentState']> = {
  issued?: Resolver<Array<ResolversTypes['IssuedDocument']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['DocumentProblem']>, ParentType, ContextType>;
};

export type BookingEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingEvent'] = ResolversParentTypes['BookingEvent']> = {
  actor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['BookingFieldChange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BookingEventKind'], ParentType, ContextType>;
  money?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagsAdded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tagsRemoved?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingFieldChange'] = ResolversParentTypes['BookingFieldChange']> = {
  field?: Resolver<ResolversTypes['BookingChangedField'], ParentType, ContextType>;
  newValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingNotPayableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingNotPayable'] = ResolversParentTypes['BookingNotPayable']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['PaymentProblem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingOutcome'] = ResolversParentTypes['BookingOutcome']> = {
  booking?: Resolver<Types.Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  cardNotCharged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardPayment?: Resolver<Types.Maybe<ResolversTypes['CardPayment']>, ParentType, ContextType>;
  clientReference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextCheckSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BookingOutcomeState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingPage'] = ResolversParentTypes['BookingPage']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusCounts?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type BookingPaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingPaid'] = ResolversParentTypes['BookingPaid']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingPayment'] = ResolversParentTypes['BookingPayment']> = {
  cardPayment?: Resolver<Types.Maybe<ResolversTypes['CardPayment']>, ParentType, ContextType>;
  disputedSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  iban?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BookingRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRefused'] = ResolversParentTypes['BookingRefused']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingTaggedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingTagged'] = ResolversParentTypes['BookingTagged']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingTaggingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingTagging'] = ResolversParentTypes['BookingTagging']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['TagBookingResult'], ParentType, ContextType>;
};

export type BookingsTaggedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingsTagged'] = ResolversParentTypes['BookingsTagged']> = {
  results?: Resolver<Array<ResolversTypes['BookingTagging']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationBlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationBlocked'] = ResolversParentTypes['CancellationBlocked']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  supplierText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaApplicationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationBlockerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationBlocker'] = ResolversParentTypes['CancellationBlocker']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancellationPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationPolicy'] = ResolversParentTypes['CancellationPolicy']> = {
  freeUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['CancellationStep']>, ParentType, ContextType>;
  supplierText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancellationQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationQuote'] = ResolversParentTypes['CancellationQuote']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  penalty?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CancellationQuotedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationQuoted'] = ResolversParentTypes['CancellationQuoted']> = {
  quote?: Resolver<ResolversTypes['CancellationQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationState'] = ResolversParentTypes['CancellationState']> = {
  availableFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  blockers?: Resolver<Array<ResolversTypes['CancellationBlocker']>, ParentType, ContextType>;
  eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CancellationStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationStep'] = ResolversParentTypes['CancellationStep']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noShow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CardChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardCharge'] = ResolversParentTypes['CardCharge']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  schemes?: Resolver<Array<ResolversTypes['CardScheme']>, ParentType, ContextType>;
};

export type CardPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPayment'] = ResolversParentTypes['CardPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  booking?: Resolver<Types.Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  card?: Resolver<Types.Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  clientReference?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['CardPaymentPurpose'], ParentType, ContextType>;
  quoteId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundPending?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refunded?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardPaymentStatus'], ParentType, ContextType>;
};

export type CardPaymentStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPaymentStarted'] = ResolversParentTypes['CardPaymentStarted']> = {
  payment?: Resolver<ResolversTypes['CardPayment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogueEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueEntry'] = ResolversParentTypes['CatalogueEntry']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ErrorKind'], ParentType, ContextType>;
  legacyMessage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remedy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeBlockerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeBlocker'] = ResolversParentTypes['ChangeBlocker']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePossibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePossibility'] = ResolversParentTypes['ChangePossibility']> = {
  blockers?: Resolver<Array<ResolversTypes['ChangeBlocker']>, ParentType, ContextType>;
  eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangePriceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePriceChanged'] = ResolversParentTypes['ChangePriceChanged']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  previousTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeSharedReservationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSharedReservationResult'] = ResolversParentTypes['ChangeSharedReservationResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotSupported' | 'PaymentLinkRefused' | 'SharedReservationChanged', ParentType, ContextType>;
};

export type ChangeTripResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeTripResult'] = ResolversParentTypes['ChangeTripResult']> = {
  __resolveType: TypeResolveFn<'IdempotencyMismatch' | 'InvalidInput' | 'NotSupported' | 'QuoteExpired' | 'TripChanged' | 'TripRefused', ParentType, ContextType>;
};

export type ChildPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChildPolicy'] = ResolversParentTypes['ChildPolicy']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fromAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
  toAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChosenExtraResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenExtra'] = ResolversParentTypes['ChosenExtra']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  days?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChosenServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenService'] = ResolversParentTypes['ChosenService']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type ChosenVehiclesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenVehicles'] = ResolversParentTypes['ChosenVehicles']> = {
  category?: Resolver<ResolversTypes['VehicleCategory'], ParentType, ContextType>;
  categoryText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelFrom?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modelTo?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  passengers?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  seats?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ChosenService']>, ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['VehicleType'], ParentType, ContextType>;
  vehicleTypeText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicles?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ibans?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  licenseNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['CompanyLogo']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyLogo'] = ResolversParentTypes['CompanyLogo']> = {
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConfirmAuthenticatorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmAuthenticatorResult'] = ResolversParentTypes['ConfirmAuthenticatorResult']> = {
  __resolveType: TypeResolveFn<'AuthCodeRefused' | 'AuthenticatorConfirmed' | 'EnrolmentExpired' | 'InvalidInput' | 'NotSupported', ParentType, ContextType>;
};

export type ConfirmBookingChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmBookingChangeResult'] = ResolversParentTypes['ConfirmBookingChangeResult']> = {
  __resolveType: TypeResolveFn<'AuthCodeRefused' | 'BookingChangeBlocked' | 'BookingChanged' | 'ChangePriceChanged' | 'IdempotencyMismatch' | 'InsufficientFunds' | 'InvalidInput' | 'OutcomeUnknown' | 'QuoteExpired', ParentType, ContextType>;
};

export type ConfirmCancellationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmCancellationResult'] = ResolversParentTypes['ConfirmCancellationResult']> = {
  __resolveType: TypeResolveFn<'BookingCancelled' | 'CancellationBlocked' | 'IdempotencyMismatch' | 'InvalidInput' | 'OutcomeUnknown' | 'QuoteExpired', ParentType, ContextType>;
};

export type ContactMessageSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactMessageSent'] = ResolversParentTypes['ContactMessageSent']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  callingCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatePaymentLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePaymentLinkResult'] = ResolversParentTypes['CreatePaymentLinkResult']> = {
  __resolveType: TypeResolveFn<'IdempotencyMismatch' | 'InvalidInput' | 'NotSupported' | 'PaymentLinkCreated' | 'PaymentLinkRefused' | 'QuoteExpired', ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DiscardTripResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscardTripResult'] = ResolversParentTypes['DiscardTripResult']> = {
  __resolveType: TypeResolveFn<'NotSupported' | 'TripDiscarded' | 'TripRefused', ParentType, ContextType>;
};

export type DistanceFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistanceFacet'] = ResolversParentTypes['DistanceFacet']> = {
  band?: Resolver<ResolversTypes['DistanceBand'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentReadyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentReady'] = ResolversParentTypes['DocumentReady']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRefused'] = ResolversParentTypes['DocumentRefused']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['DocumentProblem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnrolAuthenticatorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolAuthenticatorResult'] = ResolversParentTypes['EnrolAuthenticatorResult']> = {
  __resolveType: TypeResolveFn<'AuthCodeRefused' | 'AuthenticatorEnrolment' | 'InvalidInput' | 'NotSupported', ParentType, ContextType>;
};

export type EnrolmentExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolmentExpired'] = ResolversParentTypes['EnrolmentExpired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  riyals?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type FacilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facility'] = ResolversParentTypes['Facility']> = {
  code?: Resolver<ResolversTypes['FacilityCode'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeoPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GroundServiceBookedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceBooked'] = ResolversParentTypes['GroundServiceBooked']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroundServiceBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceBooking'] = ResolversParentTypes['GroundServiceBooking']> = {
  agentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrivalDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  cancellation?: Resolver<ResolversTypes['CancellationState'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  cardLapsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  change?: Resolver<Types.Maybe<ResolversTypes['BookingChangeState']>, ParentType, ContextType>;
  clientReference?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  commission?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  companyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['GroundServiceBookingDetails']>, ParentType, ContextType>;
  detailsError?: Resolver<Types.Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsAgentSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  packageName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Types.Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  pilgrimCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rawStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  supplierInfo?: Resolver<Types.Maybe<ResolversTypes['SupplierInfo']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  termsTightenedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tightenedCancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroundServiceBookingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceBookingDetails'] = ResolversParentTypes['GroundServiceBookingDetails']> = {
  agentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['BookingContact']>, ParentType, ContextType>;
  currentCancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  documents?: Resolver<Types.Maybe<Array<ResolversTypes['BookingDocumentState']>>, ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['ChosenExtra']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['BookingEvent']>, ParentType, ContextType>;
  lead?: Resolver<Types.Maybe<ResolversTypes['Traveler']>, ParentType, ContextType>;
  package?: Resolver<Types.Maybe<ResolversTypes['GroundServicePackage']>, ParentType, ContextType>;
  packagePrice?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  passportNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['BookingPayment']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  promo?: Resolver<Types.Maybe<ResolversTypes['Promo']>, ParentType, ContextType>;
  supplierReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaApplicationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroundServiceExtraResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceExtra'] = ResolversParentTypes['GroundServiceExtra']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroundServiceFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceFacets'] = ResolversParentTypes['GroundServiceFacets']> = {
  companies?: Resolver<Array<ResolversTypes['UmrahCompanyCount']>, ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['GroundServicePackageCount']>, ParentType, ContextType>;
  priceMax?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  priceMin?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type GroundServiceOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceOffer'] = ResolversParentTypes['GroundServiceOffer']> = {
  bookable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['UmrahCompany']>, ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['GroundServiceExtra']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  package?: Resolver<Types.Maybe<ResolversTypes['GroundServicePackage']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
  terms?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type GroundServicePackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServicePackage'] = ResolversParentTypes['GroundServicePackage']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroundServicePackageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServicePackageCount'] = ResolversParentTypes['GroundServicePackageCount']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroundServiceQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceQuote'] = ResolversParentTypes['GroundServiceQuote']> = {
  arrivalDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  booking?: Resolver<Types.Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<ResolversTypes['CancellationPolicy'], ParentType, ContextType>;
  cardCharge?: Resolver<Types.Maybe<ResolversTypes['CardCharge']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['UmrahCompany']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['ChosenExtra']>, ParentType, ContextType>;
  fullTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package?: Resolver<Types.Maybe<ResolversTypes['GroundServicePackage']>, ParentType, ContextType>;
  packagePrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  payLaterUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentLinkId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  pilgrims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  promo?: Resolver<Types.Maybe<ResolversTypes['Promo']>, ParentType, ContextType>;
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
  terms?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroundServiceQuotedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceQuoted'] = ResolversParentTypes['GroundServiceQuoted']> = {
  priceChanged?: Resolver<Types.Maybe<ResolversTypes['PriceDifference']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['GroundServiceQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroundServiceSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceSearchResult'] = ResolversParentTypes['GroundServiceSearchResult']> = {
  arrivalDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['GroundServiceFacets'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['GroundServiceOffer']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pilgrims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type GroundServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundServiceUnavailable'] = ResolversParentTypes['GroundServiceUnavailable']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HotelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hotel'] = ResolversParentTypes['Hotel']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceToHaram?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  facilityCodes?: Resolver<Array<ResolversTypes['FacilityCode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latinName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['GeoPoint']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HotelBookedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelBooked'] = ResolversParentTypes['HotelBooked']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HotelBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelBooking'] = ResolversParentTypes['HotelBooking']> = {
  agentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellation?: Resolver<ResolversTypes['CancellationState'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  cardLapsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  change?: Resolver<Types.Maybe<ResolversTypes['BookingChangeState']>, ParentType, ContextType>;
  checkIn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  checkOut?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  clientReference?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  commission?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['HotelBookingDetails']>, ParentType, ContextType>;
  detailsError?: Resolver<Types.Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guestCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hotelId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hotelName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leadName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsAgentSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Types.Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  rawStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roomCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  supplierInfo?: Resolver<Types.Maybe<ResolversTypes['SupplierInfo']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  termsTightenedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tightenedCancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HotelBookingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelBookingDetails'] = ResolversParentTypes['HotelBookingDetails']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  checkInTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkOutTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['SearchCode']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['BookingContact']>, ParentType, ContextType>;
  currentCancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  documents?: Resolver<Types.Maybe<Array<ResolversTypes['BookingDocumentState']>>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['BookingEvent']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['BookingPayment']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  promo?: Resolver<Types.Maybe<ResolversTypes['Promo']>, ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['BookedRoom']>, ParentType, ContextType>;
  specialRequests?: Resolver<Types.Maybe<ResolversTypes['SpecialRequests']>, ParentType, ContextType>;
  supplierReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaApplicationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HotelDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelDetail'] = ResolversParentTypes['HotelDetail']> = {
  checkIn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkInTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkOut?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkOutTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  childPolicies?: Resolver<Array<ResolversTypes['ChildPolicy']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['SearchCode']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facilities?: Resolver<Array<ResolversTypes['Facility']>, ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  occupancies?: Resolver<Array<ResolversTypes['Occupancy']>, ParentType, ContextType>;
  pendingSuppliers?: Resolver<Array<ResolversTypes['SupplierInfo']>, ParentType, ContextType>;
  roomGroups?: Resolver<Array<ResolversTypes['RoomGroup']>, ParentType, ContextType>;
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type HotelFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelFacets'] = ResolversParentTypes['HotelFacets']> = {
  boards?: Resolver<Array<ResolversTypes['BoardFacet']>, ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['RateCoverage'], ParentType, ContextType>;
  distances?: Resolver<Array<ResolversTypes['DistanceFacet']>, ParentType, ContextType>;
  nonRefundableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['PriceFacet']>, ParentType, ContextType>;
  refundableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<Array<ResolversTypes['StarsFacet']>, ParentType, ContextType>;
  suppliers?: Resolver<Array<ResolversTypes['SupplierFacet']>, ParentType, ContextType>;
};

export type HotelLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelLocation'] = ResolversParentTypes['HotelLocation']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  haram?: Resolver<ResolversTypes['GeoPoint'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HotelQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelQuote'] = ResolversParentTypes['HotelQuote']> = {
  booking?: Resolver<Types.Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<ResolversTypes['CancellationPolicy'], ParentType, ContextType>;
  cardCharge?: Resolver<Types.Maybe<ResolversTypes['CardCharge']>, ParentType, ContextType>;
  checkIn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkInTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkOut?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkOutTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  childPolicies?: Resolver<Array<ResolversTypes['ChildPolicy']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['SearchCode']>, ParentType, ContextType>;
  commissionEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fullTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  hotelPromoCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hotelRules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hotelRulesLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openPaymentLinks?: Resolver<Array<ResolversTypes['SharedReservation']>, ParentType, ContextType>;
  payLaterUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentLinkId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  promo?: Resolver<Types.Maybe<ResolversTypes['Promo']>, ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['QuotedRoom']>, ParentType, ContextType>;
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  specialCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HotelQuotedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelQuoted'] = ResolversParentTypes['HotelQuoted']> = {
  priceChanged?: Resolver<Types.Maybe<ResolversTypes['PriceDifference']>, ParentType, ContextType>;
  promoRefused?: Resolver<Types.Maybe<ResolversTypes['PromoRefused']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['HotelQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HotelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelResult'] = ResolversParentTypes['HotelResult']> = {
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type HotelSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelSearchResult'] = ResolversParentTypes['HotelSearchResult']> = {
  additions?: Resolver<Types.Maybe<ResolversTypes['SearchAdditions']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['SearchCode']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['HotelFacets'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HotelResult']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  searching?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suppliers?: Resolver<Array<ResolversTypes['SupplierAnswer']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type HotelUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotelUnavailable'] = ResolversParentTypes['HotelUnavailable']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdempotencyMismatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdempotencyMismatch'] = ResolversParentTypes['IdempotencyMismatch']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsufficientFundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsufficientFunds'] = ResolversParentTypes['InsufficientFunds']> = {
  balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IssueBookingDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueBookingDocumentResult'] = ResolversParentTypes['IssueBookingDocumentResult']> = {
  __resolveType: TypeResolveFn<'DocumentReady' | 'DocumentRefused' | 'NotSupported', ParentType, ContextType>;
};

export type IssuedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedDocument'] = ResolversParentTypes['IssuedDocument']> = {
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lookup'] = ResolversParentTypes['Lookup']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['LookupMatch']>, ParentType, ContextType>;
};

export type LookupMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupMatch'] = ResolversParentTypes['LookupMatch']> = {
  booking?: Resolver<Types.Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  foundBy?: Resolver<ResolversTypes['LookupField'], ParentType, ContextType>;
  paymentLinkPath?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthTotals'] = ResolversParentTypes['MonthTotals']> = {
  bookings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['StatedTotal'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['StatedTotal'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['StatedTotal'], ParentType, ContextType>;
};

export type MovementBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovementBooking'] = ResolversParentTypes['MovementBooking']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['MovementProduct'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToTrip?: Resolver<ResolversTypes['ChangeTripResult'], ParentType, ContextType, RequireFields<Types.MutationAddToTripArgs, 'id' | 'quoteId'>>;
  applyPromo?: Resolver<ResolversTypes['ApplyPromoResult'], ParentType, ContextType, RequireFields<Types.MutationApplyPromoArgs, 'input'>>;
  askSupplierAgain?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<Types.MutationAskSupplierAgainArgs, 'bookingId'>>;
  bookGroundService?: Resolver<ResolversTypes['BookGroundServiceResult'], ParentType, ContextType, RequireFields<Types.MutationBookGroundServiceArgs, 'input'>>;
  bookHotel?: Resolver<ResolversTypes['BookHotelResult'], ParentType, ContextType, RequireFields<Types.MutationBookHotelArgs, 'input'>>;
  bookTransport?: Resolver<ResolversTypes['BookTransportResult'], ParentType, ContextType, RequireFields<Types.MutationBookTransportArgs, 'input'>>;
  cancelCardPayment?: Resolver<Types.Maybe<ResolversTypes['CardPayment']>, ParentType, ContextType, RequireFields<Types.MutationCancelCardPaymentArgs, 'id'>>;
  confirmAuthenticator?: Resolver<ResolversTypes['ConfirmAuthenticatorResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmAuthenticatorArgs, 'code'>>;
  confirmBookingChange?: Resolver<ResolversTypes['ConfirmBookingChangeResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmBookingChangeArgs, 'input'>>;
  confirmCancellation?: Resolver<ResolversTypes['ConfirmCancellationResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmCancellationArgs, 'input'>>;
  createPaymentLink?: Resolver<ResolversTypes['CreatePaymentLinkResult'], ParentType, ContextType, RequireFields<Types.MutationCreatePaymentLinkArgs, 'input'>>;
  createTrip?: Resolver<ResolversTypes['ChangeTripResult'], ParentType, ContextType, RequireFields<Types.MutationCreateTripArgs, 'input'>>;
  disableSharedReservation?: Resolver<ResolversTypes['ChangeSharedReservationResult'], ParentType, ContextType, RequireFields<Types.MutationDisableSharedReservationArgs, 'id'>>;
  discardTrip?: Resolver<ResolversTypes['DiscardTripResult'], ParentType, ContextType, RequireFields<Types.MutationDiscardTripArgs, 'id' | 'version'>>;
  enrolAuthenticator?: Resolver<ResolversTypes['EnrolAuthenticatorResult'], ParentType, ContextType, RequireFields<Types.MutationEnrolAuthenticatorArgs, 'input'>>;
  extendSharedReservation?: Resolver<ResolversTypes['ChangeSharedReservationResult'], ParentType, ContextType, RequireFields<Types.MutationExtendSharedReservationArgs, 'expiresAt' | 'id'>>;
  issueBookingDocument?: Resolver<ResolversTypes['IssueBookingDocumentResult'], ParentType, ContextType, RequireFields<Types.MutationIssueBookingDocumentArgs, 'input'>>;
  payBooking?: Resolver<ResolversTypes['PayBookingResult'], ParentType, ContextType, RequireFields<Types.MutationPayBookingArgs, 'input'>>;
  planTrip?: Resolver<ResolversTypes['ChangeTripResult'], ParentType, ContextType, RequireFields<Types.MutationPlanTripArgs, 'id' | 'plan' | 'version'>>;
  quoteBookingChange?: Resolver<ResolversTypes['QuoteBookingChangeResult'], ParentType, ContextType, RequireFields<Types.MutationQuoteBookingChangeArgs, 'input'>>;
  quoteCancellation?: Resolver<ResolversTypes['QuoteCancellationResult'], ParentType, ContextType, RequireFields<Types.MutationQuoteCancellationArgs, 'bookingId'>>;
  quoteGroundService?: Resolver<ResolversTypes['QuoteGroundServiceResult'], ParentType, ContextType, RequireFields<Types.MutationQuoteGroundServiceArgs, 'input'>>;
  quoteHotel?: Resolver<ResolversTypes['QuoteHotelResult'], ParentType, ContextType, RequireFields<Types.MutationQuoteHotelArgs, 'input'>>;
  quotePaymentLink?: Resolver<ResolversTypes['QuotePaymentLinkResult'], ParentType, ContextType, RequireFields<Types.MutationQuotePaymentLinkArgs, 'id'>>;
  quoteTransport?: Resolver<ResolversTypes['QuoteTransportResult'], ParentType, ContextType, RequireFields<Types.MutationQuoteTransportArgs, 'input'>>;
  registerAgent?: Resolver<ResolversTypes['RegisterAgentResult'], ParentType, ContextType, RequireFields<Types.MutationRegisterAgentArgs, 'input'>>;
  removeFromTrip?: Resolver<ResolversTypes['ChangeTripResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromTripArgs, 'id' | 'partId'>>;
  removePromo?: Resolver<ResolversTypes['RemovePromoResult'], ParentType, ContextType, RequireFields<Types.MutationRemovePromoArgs, 'input'>>;
  renameTrip?: Resolver<ResolversTypes['ChangeTripResult'], ParentType, ContextType, RequireFields<Types.MutationRenameTripArgs, 'id' | 'name' | 'version'>>;
  requoteGroundService?: Resolver<ResolversTypes['QuoteGroundServiceResult'], ParentType, ContextType, RequireFields<Types.MutationRequoteGroundServiceArgs, 'quoteId'>>;
  requoteHotel?: Resolver<ResolversTypes['QuoteHotelResult'], ParentType, ContextType, RequireFields<Types.MutationRequoteHotelArgs, 'quoteId'>>;
  requoteTransport?: Resolver<ResolversTypes['QuoteTransportResult'], ParentType, ContextType, RequireFields<Types.MutationRequoteTransportArgs, 'quoteId'>>;
  resolveBookingOutcome?: Resolver<ResolversTypes['ResolveBookingOutcomeResult'], ParentType, ContextType, RequireFields<Types.MutationResolveBookingOutcomeArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionResult'], ParentType, ContextType, RequireFields<Types.MutationRevokeSessionArgs, 'id'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessageResult'], ParentType, ContextType, RequireFields<Types.MutationSendContactMessageArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignedOut'], ParentType, ContextType, RequireFields<Types.MutationSignOutArgs, 'scope'>>;
  tagBooking?: Resolver<ResolversTypes['TagBookingResult'], ParentType, ContextType, RequireFields<Types.MutationTagBookingArgs, 'input'>>;
  tagBookings?: Resolver<ResolversTypes['TagBookingsResult'], ParentType, ContextType, RequireFields<Types.MutationTagBookingsArgs, 'input'>>;
  topUpWallet?: Resolver<ResolversTypes['TopUpWalletResult'], ParentType, ContextType, RequireFields<Types.MutationTopUpWalletArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
};

export type NotSupportedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotSupported'] = ResolversParentTypes['NotSupported']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OccupancyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Occupancy'] = ResolversParentTypes['Occupancy']> = {
  adults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childAges?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  roomIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  boardText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  refundable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  roomsLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
};

export type OutcomeUnknownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutcomeUnknown'] = ResolversParentTypes['OutcomeUnknown']> = {
  clientReference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayBookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayBookingResult'] = ResolversParentTypes['PayBookingResult']> = {
  __resolveType: TypeResolveFn<'AuthCodeRefused' | 'BookingNotPayable' | 'BookingPaid' | 'CardPaymentStarted' | 'IdempotencyMismatch' | 'InsufficientFunds' | 'InvalidInput' | 'NotSupported' | 'OutcomeUnknown', ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['CardScheme'], ParentType, ContextType>;
};

export type PaymentLinkCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentLinkCreated'] = ResolversParentTypes['PaymentLinkCreated']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverCompany?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiverLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentLinkEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentLinkEvent'] = ResolversParentTypes['PaymentLinkEvent']> = {
  actor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentLinkEventKind'], ParentType, ContextType>;
};

export type PaymentLinkRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentLinkRefused'] = ResolversParentTypes['PaymentLinkRefused']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentLinkResult'] = ResolversParentTypes['PaymentLinkResult']> = {
  __resolveType: TypeResolveFn<'PaymentLinkRefused' | 'SharedReservation', ParentType, ContextType>;
};

export type PickUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUp'] = ResolversParentTypes['PickUp']> = {
  flightNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedStayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedStay'] = ResolversParentTypes['PlannedStay']> = {
  checkIn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkOut?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  locationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  commission?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  perNight?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceDifference'] = ResolversParentTypes['PriceDifference']> = {
  newTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet']> = {
  histogram?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceLine'] = ResolversParentTypes['PriceLine']> = {
  includedInTotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceLineKind'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promo'] = ResolversParentTypes['Promo']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PromoAppliedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoApplied'] = ResolversParentTypes['PromoApplied']> = {
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoNoLongerValidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoNoLongerValid'] = ResolversParentTypes['PromoNoLongerValid']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoRefused'] = ResolversParentTypes['PromoRefused']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoRemoved'] = ResolversParentTypes['PromoRemoved']> = {
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agenda?: Resolver<ResolversTypes['Agenda'], ParentType, ContextType>;
  booking?: Resolver<Types.Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<Types.QueryBookingArgs, 'id'>>;
  bookingOutcome?: Resolver<ResolversTypes['BookingOutcome'], ParentType, ContextType, RequireFields<Types.QueryBookingOutcomeArgs, 'clientReference'>>;
  bookings?: Resolver<ResolversTypes['BookingPage'], ParentType, ContextType, RequireFields<Types.QueryBookingsArgs, 'page' | 'pageSize' | 'sort'>>;
  cardPayment?: Resolver<Types.Maybe<ResolversTypes['CardPayment']>, ParentType, ContextType, RequireFields<Types.QueryCardPaymentArgs, 'id'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  errorCatalogue?: Resolver<Array<ResolversTypes['CatalogueEntry']>, ParentType, ContextType>;
  exchangeRates?: Resolver<Types.Maybe<Array<ResolversTypes['ExchangeRate']>>, ParentType, ContextType>;
  groundServiceQuote?: Resolver<Types.Maybe<ResolversTypes['GroundServiceQuote']>, ParentType, ContextType, RequireFields<Types.QueryGroundServiceQuoteArgs, 'id'>>;
  groundServiceSearch?: Resolver<Types.Maybe<ResolversTypes['GroundServiceSearchResult']>, ParentType, ContextType, RequireFields<Types.QueryGroundServiceSearchArgs, 'page' | 'pageSize' | 'sort'>>;
  hasPaymentLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPromoCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTrips?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hotel?: Resolver<Types.Maybe<ResolversTypes['HotelDetail']>, ParentType, ContextType, RequireFields<Types.QueryHotelArgs, 'id'>>;
  hotelLocations?: Resolver<Array<ResolversTypes['HotelLocation']>, ParentType, ContextType>;
  hotelQuote?: Resolver<Types.Maybe<ResolversTypes['HotelQuote']>, ParentType, ContextType, RequireFields<Types.QueryHotelQuoteArgs, 'id'>>;
  hotelSearch?: Resolver<ResolversTypes['HotelSearchResult'], ParentType, ContextType, RequireFields<Types.QueryHotelSearchArgs, 'page' | 'pageSize' | 'sort'>>;
  lookup?: Resolver<ResolversTypes['Lookup'], ParentType, ContextType, RequireFields<Types.QueryLookupArgs, 'text'>>;
  paymentLink?: Resolver<Types.Maybe<ResolversTypes['PaymentLinkResult']>, ParentType, ContextType, RequireFields<Types.QueryPaymentLinkArgs, 'id'>>;
  sessions?: Resolver<Types.Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  sharedReservations?: Resolver<Types.Maybe<ResolversTypes['SharedReservationPage']>, ParentType, ContextType, RequireFields<Types.QuerySharedReservationsArgs, 'page' | 'pageSize' | 'tab'>>;
  transportOptions?: Resolver<Types.Maybe<ResolversTypes['TransportOptions']>, ParentType, ContextType>;
  transportQuote?: Resolver<Types.Maybe<ResolversTypes['TransportQuote']>, ParentType, ContextType, RequireFields<Types.QueryTransportQuoteArgs, 'id'>>;
  transportSearch?: Resolver<Types.Maybe<ResolversTypes['TransportSearchResult']>, ParentType, ContextType, RequireFields<Types.QueryTransportSearchArgs, 'page' | 'pageSize' | 'sort'>>;
  trip?: Resolver<Types.Maybe<ResolversTypes['Trip']>, ParentType, ContextType, RequireFields<Types.QueryTripArgs, 'id'>>;
  trips?: Resolver<Types.Maybe<Array<ResolversTypes['Trip']>>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  __resolveType: TypeResolveFn<'GroundServiceQuote' | 'HotelQuote' | 'TransportQuote', ParentType, ContextType>;
};

export type QuoteBookingChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteBookingChangeResult'] = ResolversParentTypes['QuoteBookingChangeResult']> = {
  __resolveType: TypeResolveFn<'BookingChangeBlocked' | 'BookingChangeQuoted' | 'InvalidInput', ParentType, ContextType>;
};

export type QuoteCancellationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteCancellationResult'] = ResolversParentTypes['QuoteCancellationResult']> = {
  __resolveType: TypeResolveFn<'CancellationBlocked' | 'CancellationQuoted', ParentType, ContextType>;
};

export type QuoteExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteExpired'] = ResolversParentTypes['QuoteExpired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteGroundServiceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteGroundServiceResult'] = ResolversParentTypes['QuoteGroundServiceResult']> = {
  __resolveType: TypeResolveFn<'GroundServiceQuoted' | 'GroundServiceUnavailable' | 'InvalidInput' | 'SearchExpired', ParentType, ContextType>;
};

export type QuoteHotelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteHotelResult'] = ResolversParentTypes['QuoteHotelResult']> = {
  __resolveType: TypeResolveFn<'HotelQuoted' | 'HotelUnavailable' | 'InvalidInput' | 'SearchExpired', ParentType, ContextType>;
};

export type QuotePaymentLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotePaymentLinkResult'] = ResolversParentTypes['QuotePaymentLinkResult']> = {
  __resolveType: TypeResolveFn<'HotelQuoted' | 'HotelUnavailable' | 'NotSupported' | 'PaymentLinkRefused' | 'TransportQuoted' | 'TransportUnavailable', ParentType, ContextType>;
};

export type QuoteTransportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteTransportResult'] = ResolversParentTypes['QuoteTransportResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SearchExpired' | 'TransportQuoted' | 'TransportUnavailable', ParentType, ContextType>;
};

export type QuotedRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotedRoom'] = ResolversParentTypes['QuotedRoom']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  boardText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoomKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occupancy?: Resolver<ResolversTypes['Occupancy'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type RateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rate'] = ResolversParentTypes['Rate']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  boardText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
};

export type RegisterAgentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterAgentResult'] = ResolversParentTypes['RegisterAgentResult']> = {
  __resolveType: TypeResolveFn<'AccountExists' | 'AgentRegistered' | 'InvalidInput' | 'RegistrationRefused' | 'RegistrationUnknown', ParentType, ContextType>;
};

export type RegistrationRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationRefused'] = ResolversParentTypes['RegistrationRefused']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationUnknownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationUnknown'] = ResolversParentTypes['RegistrationUnknown']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovePromoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePromoResult'] = ResolversParentTypes['RemovePromoResult']> = {
  __resolveType: TypeResolveFn<'PromoRemoved' | 'QuoteExpired', ParentType, ContextType>;
};

export type ResolveBookingOutcomeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveBookingOutcomeResult'] = ResolversParentTypes['ResolveBookingOutcomeResult']> = {
  __resolveType: TypeResolveFn<'BookingOutcome' | 'InvalidInput', ParentType, ContextType>;
};

export type RevokeSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionResult'] = ResolversParentTypes['RevokeSessionResult']> = {
  __resolveType: TypeResolveFn<'NotSupported' | 'SessionRevoked', ParentType, ContextType>;
};

export type RoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room']> = {
  features?: Resolver<Array<ResolversTypes['Facility']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoomKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['Rate']>, ParentType, ContextType>;
  roomIndexes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  roomsLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RoomBedsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoomBeds'] = ResolversParentTypes['RoomBeds']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BedKind'], ParentType, ContextType>;
};

export type RoomGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoomGroup'] = ResolversParentTypes['RoomGroup']> = {
  bookedTogether?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['Room']>, ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
};

export type RoomKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoomKind'] = ResolversParentTypes['RoomKind']> = {
  beds?: Resolver<Array<ResolversTypes['RoomBeds']>, ParentType, ContextType>;
  squareMeters?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RoomType'], ParentType, ContextType>;
  view?: Resolver<Types.Maybe<ResolversTypes['RoomView']>, ParentType, ContextType>;
};

export type SearchAdditionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchAdditions'] = ResolversParentTypes['SearchAdditions']> = {
  hotelCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowerPriceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCode'] = ResolversParentTypes['SearchCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchCodeKind'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['SearchCodePrice']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SearchCodeState'], ParentType, ContextType>;
};

export type SearchCodePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCodePrice'] = ResolversParentTypes['SearchCodePrice']> = {
  fullTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hotelName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SearchExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchExpired'] = ResolversParentTypes['SearchExpired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendContactMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendContactMessageResult'] = ResolversParentTypes['SendContactMessageResult']> = {
  __resolveType: TypeResolveFn<'ContactMessageSent' | 'InvalidInput' | 'NotSupported', ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userAgent?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionRevokedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionRevoked'] = ResolversParentTypes['SessionRevoked']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedReservation'] = ResolversParentTypes['SharedReservation']> = {
  bookingId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkIn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  checkOut?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guestCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  history?: Resolver<Types.Maybe<Array<ResolversTypes['PaymentLinkEvent']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SharedReservationKind'], ParentType, ContextType>;
  lastOpenedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownerCompany?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiverCompany?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiverEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiverLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceNameLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentLinkStatus'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  travelDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedReservationChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedReservationChanged'] = ResolversParentTypes['SharedReservationChanged']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentLinkStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedReservationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedReservationPage'] = ResolversParentTypes['SharedReservationPage']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SharedReservation']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignedOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedOut'] = ResolversParentTypes['SignedOut']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SpecialRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialRequests'] = ResolversParentTypes['SpecialRequests']> = {
  arrivalTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['SpecialRequest']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StarsFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StarsFacet'] = ResolversParentTypes['StarsFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatedTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatedTotal'] = ResolversParentTypes['StatedTotal']> = {
  money?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notStated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
};

export type SupplierAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierAnswer'] = ResolversParentTypes['SupplierAnswer']> = {
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupplierState'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
};

export type SupplierFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierFacet'] = ResolversParentTypes['SupplierFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
};

export type SupplierInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierInfo'] = ResolversParentTypes['SupplierInfo']> = {
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagBookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagBookingResult'] = ResolversParentTypes['TagBookingResult']> = {
  __resolveType: TypeResolveFn<'BookingTagged' | 'InvalidInput' | 'NotSupported' | 'TaggingRefused', ParentType, ContextType>;
};

export type TagBookingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagBookingsResult'] = ResolversParentTypes['TagBookingsResult']> = {
  __resolveType: TypeResolveFn<'BookingsTagged' | 'InvalidInput', ParentType, ContextType>;
};

export type TaggingRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaggingRefused'] = ResolversParentTypes['TaggingRefused']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopUpLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopUpLimits'] = ResolversParentTypes['TopUpLimits']> = {
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TopUpWalletResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopUpWalletResult'] = ResolversParentTypes['TopUpWalletResult']> = {
  __resolveType: TypeResolveFn<'CardPaymentStarted' | 'IdempotencyMismatch' | 'InvalidInput' | 'NotSupported', ParentType, ContextType>;
};

export type TransportBookedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportBooked'] = ResolversParentTypes['TransportBooked']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransportBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportBooking'] = ResolversParentTypes['TransportBooking']> = {
  agentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellation?: Resolver<ResolversTypes['CancellationState'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  cardLapsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  change?: Resolver<Types.Maybe<ResolversTypes['BookingChangeState']>, ParentType, ContextType>;
  clientReference?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  commission?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  companyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['TransportBookingDetails']>, ParentType, ContextType>;
  detailsError?: Resolver<Types.Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leadName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsAgentSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passengerCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Types.Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  rawStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  routeName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  supplierInfo?: Resolver<Types.Maybe<ResolversTypes['SupplierInfo']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  termsTightenedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tightenedCancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vehicleCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransportBookingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportBookingDetails'] = ResolversParentTypes['TransportBookingDetails']> = {
  agentReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['BookingContact']>, ParentType, ContextType>;
  currentCancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  documents?: Resolver<Types.Maybe<Array<ResolversTypes['BookingDocumentState']>>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['BookingEvent']>, ParentType, ContextType>;
  lead?: Resolver<Types.Maybe<ResolversTypes['Traveler']>, ParentType, ContextType>;
  passportNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['BookingPayment']>, ParentType, ContextType>;
  pickUp?: Resolver<Types.Maybe<ResolversTypes['PickUp']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  promo?: Resolver<Types.Maybe<ResolversTypes['Promo']>, ParentType, ContextType>;
  supplierReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicles?: Resolver<Array<ResolversTypes['ChosenVehicles']>, ParentType, ContextType>;
  visaApplicationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransportCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportCompany'] = ResolversParentTypes['TransportCompany']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransportCompanyCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportCompanyCount'] = ResolversParentTypes['TransportCompanyCount']> = {
  company?: Resolver<ResolversTypes['TransportCompany'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransportFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportFacets'] = ResolversParentTypes['TransportFacets']> = {
  categories?: Resolver<Array<ResolversTypes['VehicleCategoryCount']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['TransportCompanyCount']>, ParentType, ContextType>;
  priceMax?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  priceMin?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  vehicleTypes?: Resolver<Array<ResolversTypes['VehicleTypeCount']>, ParentType, ContextType>;
};

export type TransportOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportOffer'] = ResolversParentTypes['TransportOffer']> = {
  available?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bookable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Types.Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['VehicleCategory'], ParentType, ContextType>;
  categoryText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['TransportCompany']>, ParentType, ContextType>;
  fits?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelFrom?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modelTo?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  route?: Resolver<Types.Maybe<ResolversTypes['TransportRoute']>, ParentType, ContextType>;
  seats?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['TransportService']>, ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['VehicleType'], ParentType, ContextType>;
  vehicleTypeText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehiclesNeeded?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TransportOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportOptions'] = ResolversParentTypes['TransportOptions']> = {
  companies?: Resolver<Array<ResolversTypes['TransportCompany']>, ParentType, ContextType>;
  maxPassengers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxVehicles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  routes?: Resolver<Array<ResolversTypes['TransportRoute']>, ParentType, ContextType>;
};

export type TransportProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportProposal'] = ResolversParentTypes['TransportProposal']> = {
  company?: Resolver<Types.Maybe<ResolversTypes['TransportCompany']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TransportProposalLine']>, ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TransportProposalLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportProposalLine'] = ResolversParentTypes['TransportProposalLine']> = {
  offer?: Resolver<ResolversTypes['TransportOffer'], ParentType, ContextType>;
  passengers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vehicles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransportQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportQuote'] = ResolversParentTypes['TransportQuote']> = {
  booking?: Resolver<Types.Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<ResolversTypes['CancellationPolicy'], ParentType, ContextType>;
  cardCharge?: Resolver<Types.Maybe<ResolversTypes['CardCharge']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['TransportCompany']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fullTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nationality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openPaymentLinks?: Resolver<Array<ResolversTypes['SharedReservation']>, ParentType, ContextType>;
  passengers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payLaterUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentLinkId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  promo?: Resolver<Types.Maybe<ResolversTypes['Promo']>, ParentType, ContextType>;
  route?: Resolver<Types.Maybe<ResolversTypes['TransportRoute']>, ParentType, ContextType>;
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
  supplierInfo?: Resolver<ResolversTypes['SupplierInfo'], ParentType, ContextType>;
  vehicles?: Resolver<Array<ResolversTypes['ChosenVehicles']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransportQuotedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportQuoted'] = ResolversParentTypes['TransportQuoted']> = {
  priceChanged?: Resolver<Types.Maybe<ResolversTypes['PriceDifference']>, ParentType, ContextType>;
  promoRefused?: Resolver<Types.Maybe<ResolversTypes['PromoRefused']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['TransportQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransportRouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportRoute'] = ResolversParentTypes['TransportRoute']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransportSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportSearchResult'] = ResolversParentTypes['TransportSearchResult']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['TransportFacets'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TransportOffer']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passengers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Types.Maybe<ResolversTypes['TransportProposal']>, ParentType, ContextType>;
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type TransportServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportService'] = ResolversParentTypes['TransportService']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type TransportUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransportUnavailable'] = ResolversParentTypes['TransportUnavailable']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Traveler'] = ResolversParentTypes['Traveler']> = {
  age?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<Types.Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TravelerType'], ParentType, ContextType>;
};

export type TripResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trip'] = ResolversParentTypes['Trip']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['TripPart']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['TripPlan'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['TripProblem']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TripChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TripChanged'] = ResolversParentTypes['TripChanged']> = {
  trip?: Resolver<ResolversTypes['Trip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripDiscardedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TripDiscarded'] = ResolversParentTypes['TripDiscarded']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TripPart'] = ResolversParentTypes['TripPart']> = {
  addedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['TripServiceType'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  travelers?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TripPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TripPlan'] = ResolversParentTypes['TripPlan']> = {
  adults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  arrivalDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  childAges?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nationality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stays?: Resolver<Array<ResolversTypes['PlannedStay']>, ParentType, ContextType>;
  withVisa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TripProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TripProblem'] = ResolversParentTypes['TripProblem']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  serviceType?: Resolver<Types.Maybe<ResolversTypes['TripServiceType']>, ParentType, ContextType>;
};

export type TripRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TripRefused'] = ResolversParentTypes['TripRefused']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  currentTrip?: Resolver<Types.Maybe<ResolversTypes['Trip']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UmrahCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UmrahCompany'] = ResolversParentTypes['UmrahCompany']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UmrahCompanyCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UmrahCompanyCount'] = ResolversParentTypes['UmrahCompanyCount']> = {
  company?: Resolver<ResolversTypes['UmrahCompany'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotSupported' | 'ProfileUpdated', ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AccountExists' | 'AuthCodeRefused' | 'BookingChangeBlocked' | 'BookingNotPayable' | 'BookingRefused' | 'CancellationBlocked' | 'ChangePriceChanged' | 'DocumentRefused' | 'EnrolmentExpired' | 'GroundServiceUnavailable' | 'HotelUnavailable' | 'IdempotencyMismatch' | 'InsufficientFunds' | 'InvalidInput' | 'NotSupported' | 'OutcomeUnknown' | 'PaymentLinkRefused' | 'PriceChanged' | 'PromoNoLongerValid' | 'PromoRefused' | 'QuoteExpired' | 'RegistrationRefused' | 'RegistrationUnknown' | 'SearchExpired' | 'TaggingRefused' | 'TransportUnavailable' | 'TripRefused', ParentType, ContextType>;
};

export type VehicleCategoryCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VehicleCategoryCount'] = ResolversParentTypes['VehicleCategoryCount']> = {
  category?: Resolver<ResolversTypes['VehicleCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VehicleTypeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VehicleTypeCount'] = ResolversParentTypes['VehicleTypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['VehicleType'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  authenticator?: Resolver<Types.Maybe<ResolversTypes['Authenticator']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<Types.Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardSchemes?: Resolver<Array<ResolversTypes['CardScheme']>, ParentType, ContextType>;
  held?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLow?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  owed?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  statement?: Resolver<Types.Maybe<ResolversTypes['WalletStatement']>, ParentType, ContextType, RequireFields<Types.WalletStatementArgs, 'pageSize'>>;
  topUp?: Resolver<Types.Maybe<ResolversTypes['TopUpLimits']>, ParentType, ContextType>;
};

export type WalletMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletMovement'] = ResolversParentTypes['WalletMovement']> = {
  actor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  booking?: Resolver<Types.Maybe<ResolversTypes['MovementBooking']>, ParentType, ContextType>;
  card?: Resolver<Types.Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  chargedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WalletMovementKind'], ParentType, ContextType>;
};

export type WalletStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletStatement'] = ResolversParentTypes['WalletStatement']> = {
  items?: Resolver<Array<ResolversTypes['WalletMovement']>, ParentType, ContextType>;
  nextPage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  supplierInfo?: Resolver<Types.Maybe<ResolversTypes['SupplierInfo']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountExists?: AccountExistsResolvers<ContextType>;
  Agenda?: AgendaResolvers<ContextType>;
  AgendaList?: AgendaListResolvers<ContextType>;
  AgentRegistered?: AgentRegisteredResolvers<ContextType>;
  ApplyPromoResult?: ApplyPromoResultResolvers<ContextType>;
  AuthCodeRefused?: AuthCodeRefusedResolvers<ContextType>;
  Authenticator?: AuthenticatorResolvers<ContextType>;
  AuthenticatorConfirmed?: AuthenticatorConfirmedResolvers<ContextType>;
  AuthenticatorEnrolment?: AuthenticatorEnrolmentResolvers<ContextType>;
  BoardFacet?: BoardFacetResolvers<ContextType>;
  BookGroundServiceResult?: BookGroundServiceResultResolvers<ContextType>;
  BookHotelResult?: BookHotelResultResolvers<ContextType>;
  BookTransportResult?: BookTransportResultResolvers<ContextType>;
  BookedRoom?: BookedRoomResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingCancelled?: BookingCancelledResolvers<ContextType>;
  BookingChangeBlocked?: BookingChangeBlockedResolvers<ContextType>;
  BookingChangeQuote?: BookingChangeQuoteResolvers<ContextType>;
  BookingChangeQuoted?: BookingChangeQuotedResolvers<ContextType>;
  BookingChangeState?: BookingChangeStateResolvers<ContextType>;
  BookingChanged?: BookingChangedResolvers<ContextType>;
  BookingContact?: BookingContactResolvers<ContextType>;
  BookingDetails?: BookingDetailsResolvers<ContextType>;
  BookingDocumentState?: BookingDocumentStateResolvers<ContextType>;
  BookingEvent?: BookingEventResolvers<ContextType>;
  BookingFieldChange?: BookingFieldChangeResolvers<ContextType>;
  BookingNotPayable?: BookingNotPayableResolvers<ContextType>;
  BookingOutcome?: BookingOutcomeResolvers<ContextType>;
  BookingPage?: BookingPageResolvers<ContextType>;
  BookingPaid?: BookingPaidResolvers<ContextType>;
  BookingPayment?: BookingPaymentResolvers<ContextType>;
  BookingRefused?: BookingRefusedResolvers<ContextType>;
  BookingTagged?: BookingTaggedResolvers<ContextType>;
  BookingTagging?: BookingTaggingResolvers<ContextType>;
  BookingsTagged?: BookingsTaggedResolvers<ContextType>;
  CancellationBlocked?: CancellationBlockedResolvers<ContextType>;
  CancellationBlocker?: CancellationBlockerResolvers<ContextType>;
  CancellationPolicy?: CancellationPolicyResolvers<ContextType>;
  CancellationQuote?: CancellationQuoteResolvers<ContextType>;
  CancellationQuoted?: CancellationQuotedResolvers<ContextType>;
  CancellationState?: CancellationStateResolvers<ContextType>;
  CancellationStep?: CancellationStepResolvers<ContextType>;
  CardCharge?: CardChargeResolvers<ContextType>;
  CardPayment?: CardPaymentResolvers<ContextType>;
  CardPaymentStarted?: CardPaymentStartedResolvers<ContextType>;
  CatalogueEntry?: CatalogueEntryResolvers<ContextType>;
  ChangeBlocker?: ChangeBlockerResolvers<ContextType>;
  ChangePossibility?: ChangePossibilityResolvers<ContextType>;
  ChangePriceChanged?: ChangePriceChangedResolvers<ContextType>;
  ChangeSharedReservationResult?: ChangeSharedReservationResultResolvers<ContextType>;
  ChangeTripResult?: ChangeTripResultResolvers<ContextType>;
  ChildPolicy?: ChildPolicyResolvers<ContextType>;
  ChosenExtra?: ChosenExtraResolvers<ContextType>;
  ChosenService?: ChosenServiceResolvers<ContextType>;
  ChosenVehicles?: ChosenVehiclesResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyLogo?: CompanyLogoResolvers<ContextType>;
  ConfirmAuthenticatorResult?: ConfirmAuthenticatorResultResolvers<ContextType>;
  ConfirmBookingChangeResult?: ConfirmBookingChangeResultResolvers<ContextType>;
  ConfirmCancellationResult?: ConfirmCancellationResultResolvers<ContextType>;
  ContactMessageSent?: ContactMessageSentResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreatePaymentLinkResult?: CreatePaymentLinkResultResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DiscardTripResult?: DiscardTripResultResolvers<ContextType>;
  DistanceFacet?: DistanceFacetResolvers<ContextType>;
  DocumentReady?: DocumentReadyResolvers<ContextType>;
  DocumentRefused?: DocumentRefusedResolvers<ContextType>;
  EnrolAuthenticatorResult?: EnrolAuthenticatorResultResolvers<ContextType>;
  EnrolmentExpired?: EnrolmentExpiredResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Facility?: FacilityResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  GeoPoint?: GeoPointResolvers<ContextType>;
  GroundServiceBooked?: GroundServiceBookedResolvers<ContextType>;
  GroundServiceBooking?: GroundServiceBookingResolvers<ContextType>;
  GroundServiceBookingDetails?: GroundServiceBookingDetailsResolvers<ContextType>;
  GroundServiceExtra?: GroundServiceExtraResolvers<ContextType>;
  GroundServiceFacets?: GroundServiceFacetsResolvers<ContextType>;
  GroundServiceOffer?: GroundServiceOfferResolvers<ContextType>;
  GroundServicePackage?: GroundServicePackageResolvers<ContextType>;
  GroundServicePackageCount?: GroundServicePackageCountResolvers<ContextType>;
  GroundServiceQuote?: GroundServiceQuoteResolvers<ContextType>;
  GroundServiceQuoted?: GroundServiceQuotedResolvers<ContextType>;
  GroundServiceSearchResult?: GroundServiceSearchResultResolvers<ContextType>;
  GroundServiceUnavailable?: GroundServiceUnavailableResolvers<ContextType>;
  Hotel?: HotelResolvers<ContextType>;
  HotelBooked?: HotelBookedResolvers<ContextType>;
  HotelBooking?: HotelBookingResolvers<ContextType>;
  HotelBookingDetails?: HotelBookingDetailsResolvers<ContextType>;
  HotelDetail?: HotelDetailResolvers<ContextType>;
  HotelFacets?: HotelFacetsResolvers<ContextType>;
  HotelLocation?: HotelLocationResolvers<ContextType>;
  HotelQuote?: HotelQuoteResolvers<ContextType>;
  HotelQuoted?: HotelQuotedResolvers<ContextType>;
  HotelResult?: HotelResultResolvers<ContextType>;
  HotelSearchResult?: HotelSearchResultResolvers<ContextType>;
  HotelUnavailable?: HotelUnavailableResolvers<ContextType>;
  IdempotencyMismatch?: IdempotencyMismatchResolvers<ContextType>;
  InsufficientFunds?: InsufficientFundsResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  IssueBookingDocumentResult?: IssueBookingDocumentResultResolvers<ContextType>;
  IssuedDocument?: IssuedDocumentResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupMatch?: LookupMatchResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MonthTotals?: MonthTotalsResolvers<ContextType>;
  MovementBooking?: MovementBookingResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NotSupported?: NotSupportedResolvers<ContextType>;
  Occupancy?: OccupancyResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OutcomeUnknown?: OutcomeUnknownResolvers<ContextType>;
  PayBookingResult?: PayBookingResultResolvers<ContextType>;
  PaymentCard?: PaymentCardResolvers<ContextType>;
  PaymentLinkCreated?: PaymentLinkCreatedResolvers<ContextType>;
  PaymentLinkEvent?: PaymentLinkEventResolvers<ContextType>;
  PaymentLinkRefused?: PaymentLinkRefusedResolvers<ContextType>;
  PaymentLinkResult?: PaymentLinkResultResolvers<ContextType>;
  PickUp?: PickUpResolvers<ContextType>;
  PlannedStay?: PlannedStayResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  PriceDifference?: PriceDifferenceResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  PriceLine?: PriceLineResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  Promo?: PromoResolvers<ContextType>;
  PromoApplied?: PromoAppliedResolvers<ContextType>;
  PromoNoLongerValid?: PromoNoLongerValidResolvers<ContextType>;
  PromoRefused?: PromoRefusedResolvers<ContextType>;
  PromoRemoved?: PromoRemovedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteBookingChangeResult?: QuoteBookingChangeResultResolvers<ContextType>;
  QuoteCancellationResult?: QuoteCancellationResultResolvers<ContextType>;
  QuoteExpired?: QuoteExpiredResolvers<ContextType>;
  QuoteGroundServiceResult?: QuoteGroundServiceResultResolvers<ContextType>;
  QuoteHotelResult?: QuoteHotelResultResolvers<ContextType>;
  QuotePaymentLinkResult?: QuotePaymentLinkResultResolvers<ContextType>;
  QuoteTransportResult?: QuoteTransportResultResolvers<ContextType>;
  QuotedRoom?: QuotedRoomResolvers<ContextType>;
  Rate?: RateResolvers<ContextType>;
  RegisterAgentResult?: RegisterAgentResultResolvers<ContextType>;
  RegistrationRefused?: RegistrationRefusedResolvers<ContextType>;
  RegistrationUnknown?: RegistrationUnknownResolvers<ContextType>;
  RemovePromoResult?: RemovePromoResultResolvers<ContextType>;
  ResolveBookingOutcomeResult?: ResolveBookingOutcomeResultResolvers<ContextType>;
  RevokeSessionResult?: RevokeSessionResultResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  RoomBeds?: RoomBedsResolvers<ContextType>;
  RoomGroup?: RoomGroupResolvers<ContextType>;
  RoomKind?: RoomKindResolvers<ContextType>;
  SearchAdditions?: SearchAdditionsResolvers<ContextType>;
  SearchCode?: SearchCodeResolvers<ContextType>;
  SearchCodePrice?: SearchCodePriceResolvers<ContextType>;
  SearchExpired?: SearchExpiredResolvers<ContextType>;
  SendContactMessageResult?: SendContactMessageResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionRevoked?: SessionRevokedResolvers<ContextType>;
  SharedReservation?: SharedReservationResolvers<ContextType>;
  SharedReservationChanged?: SharedReservationChangedResolvers<ContextType>;
  SharedReservationPage?: SharedReservationPageResolvers<ContextType>;
  SignedOut?: SignedOutResolvers<ContextType>;
  SpecialRequests?: SpecialRequestsResolvers<ContextType>;
  StarsFacet?: StarsFacetResolvers<ContextType>;
  StatedTotal?: StatedTotalResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  SupplierAnswer?: SupplierAnswerResolvers<ContextType>;
  SupplierFacet?: SupplierFacetResolvers<ContextType>;
  SupplierInfo?: SupplierInfoResolvers<ContextType>;
  TagBookingResult?: TagBookingResultResolvers<ContextType>;
  TagBookingsResult?: TagBookingsResultResolvers<ContextType>;
  TaggingRefused?: TaggingRefusedResolvers<ContextType>;
  TopUpLimits?: TopUpLimitsResolvers<ContextType>;
  TopUpWalletResult?: TopUpWalletResultResolvers<ContextType>;
  TransportBooked?: TransportBookedResolvers<ContextType>;
  TransportBooking?: TransportBookingResolvers<ContextType>;
  TransportBookingDetails?: TransportBookingDetailsResolvers<ContextType>;
  TransportCompany?: TransportCompanyResolvers<ContextType>;
  TransportCompanyCount?: TransportCompanyCountResolvers<ContextType>;
  TransportFacets?: TransportFacetsResolvers<ContextType>;
  TransportOffer?: TransportOfferResolvers<ContextType>;
  TransportOptions?: TransportOptionsResolvers<ContextType>;
  TransportProposal?: TransportProposalResolvers<ContextType>;
  TransportProposalLine?: TransportProposalLineResolvers<ContextType>;
  TransportQuote?: TransportQuoteResolvers<ContextType>;
  TransportQuoted?: TransportQuotedResolvers<ContextType>;
  TransportRoute?: TransportRouteResolvers<ContextType>;
  TransportSearchResult?: TransportSearchResultResolvers<ContextType>;
  TransportService?: TransportServiceResolvers<ContextType>;
  TransportUnavailable?: TransportUnavailableResolvers<ContextType>;
  Traveler?: TravelerResolvers<ContextType>;
  Trip?: TripResolvers<ContextType>;
  TripChanged?: TripChangedResolvers<ContextType>;
  TripDiscarded?: TripDiscardedResolvers<ContextType>;
  TripPart?: TripPartResolvers<ContextType>;
  TripPlan?: TripPlanResolvers<ContextType>;
  TripProblem?: TripProblemResolvers<ContextType>;
  TripRefused?: TripRefusedResolvers<ContextType>;
  UmrahCompany?: UmrahCompanyResolvers<ContextType>;
  UmrahCompanyCount?: UmrahCompanyCountResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VehicleCategoryCount?: VehicleCategoryCountResolvers<ContextType>;
  VehicleTypeCount?: VehicleTypeCountResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletMovement?: WalletMovementResolvers<ContextType>;
  WalletStatement?: WalletStatementResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
};

