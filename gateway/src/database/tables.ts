import type { AgentTables } from '#src/agents/tables.ts'
import type { AuthenticatorTables } from '#src/authenticator/tables.ts'
import type { ContactTables } from '#src/contact/tables.ts'
import type { DocumentTables } from '#src/documents/tables.ts'
import type { ExchangeRateTables } from '#src/exchange-rates/tables.ts'
import type { IdempotencyTables } from '#src/idempotency/tables.ts'
import type { LimitTables } from '#src/limits/tables.ts'
import type { EmailTables } from '#src/mail/tables.ts'
import type { OrderTables } from '#src/orders/tables.ts'
import type { PaymentLinkTables } from '#src/payment-links/tables.ts'
import type { PaymentTables } from '#src/payments/tables.ts'
import type { ProductTables } from '#src/products/tables.ts'
import type { RegistrationTables } from '#src/registration/tables.ts'
import type { SessionTables } from '#src/sessions/tables.ts'
import type { SupplierTables } from '#src/suppliers/orders/tables.ts'
import type { TripTables } from '#src/trips/tables.ts'
import type { WalletTables } from '#src/ledger/tables.ts'

export interface Tables
  extends
    AgentTables,
    AuthenticatorTables,
    ContactTables,
    DocumentTables,
    ExchangeRateTables,
    IdempotencyTables,
    LimitTables,
    EmailTables,
    OrderTables,
    PaymentLinkTables,
    PaymentTables,
    ProductTables,
    RegistrationTables,
    SessionTables,
    SupplierTables,
    TripTables,
    WalletTables {}
