import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { ID: 'string', Date: 'string', DateTime: 'string', Decimal: 'string' }

const operations = {
  scalars,
  defaultScalarType: 'unknown',
  useTypeImports: true,
  avoidOptionals: { field: true, inputValue: false },
  arrayInputCoercion: false,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
}

/** Generates the server's resolver types from the SDL, and the web app's typed documents and hooks from the SDL and its operations. */
const config: CodegenConfig = {
  schema: 'schema/**/*.graphql',
  documents: 'web/src/**/*.graphql',
  importExtension: '.ts',
  ignoreNoDocuments: true,
  generates: {
    // Plain schema types for all code. Only `resolvers.ts` maps them to the objects that resolvers return.
    'graphql-server/src/__generated__/schema-types.ts': {
      plugins: ['typescript'],
      config: { scalars, strictScalars: true, enumsAsTypes: true, useTypeImports: true },
    },
    'graphql-server/src/__generated__/resolvers.ts': {
      plugins: [{ add: { content: "import type * as Types from './schema-types.ts'" } }, 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        namespacedImportName: 'Types',
        contextType: '../context.ts#Context',
        mapperTypeSuffix: 'Source',
        mappers: {
          Agenda: '../bookings/list/agenda.ts#AgendaSource',
          Booking: '../bookings/booking-row.ts#BookingRow',
          BookingPayment: '../bookings/common-details.ts#BookingPaymentDetails',
          CardPayment: '../bookings/card/card-payment.ts#CardPaymentDetails',
          GroundServiceBooking: '../ground-services/booking/ground-booking-row.ts#GroundBookingRow',
          HotelQuote: '../hotels/quote/stored-quote.ts#HotelQuoteFields',
          HotelSearchResult: '../hotels/to-graphql.ts#SearchResult',
          HotelBooking: '../hotels/booking/hotel-booking-row.ts#HotelBookingRow',
          TransportQuote: '../transport/quote/ride-quote.ts#TransportQuoteFields',
          TransportBooking: '../transport/booking/ride-booking-row.ts#RideBookingRow',
          Wallet: '../wallet/read-wallet.ts#WalletDetails',
          Viewer: '../agents/viewer.ts#ViewerDetails',
        },
      },
    },
    // Queries of the web app and the playground's examples, which the server compiles (`graphql-server/src/http/compiled-queries.ts`).
    'graphql-server/src/__generated__/own-queries.ts': {
      plugins: ['./codegen/own-queries.ts'],
      config: { examples: 'playground/src/examples/*/*.graphql' },
    },
    'json-row-reader/src/__generated__/scanner.ts': {
      plugins: ['./json-row-reader/compile-scanner.ts'],
      config: { source: 'json-row-reader/scanner/scan-rows.ts' },
    },
    'web/src/__generated__/schema.ts': {
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    'web/src/__generated__/possible-types.ts': {
      plugins: ['./codegen/possible-types.ts'],
    },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: '__generated__/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen/apollo-hooks.ts'],
      config: {
        ...operations,
        importSchemaTypesFrom: './web/src/__generated__/schema.ts',
        hooksImportFrom: '#src/lib/apollo/bind.ts',
      },
    },
  },
}

export default config
