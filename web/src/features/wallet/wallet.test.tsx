import { screen, within } from '@testing-library/react'
import { readSheet } from 'read-excel-file/universal'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { collectSavedFiles } from '#src/testing/saved-files.ts'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { StatementDocument, type MovementFragment, type StatementQueryVariables } from './statement.generated.ts'

beforeEach(() => void vi.setSystemTime('2026-11-21T09:00:00Z'))
afterEach(() => void vi.useRealTimers())

const aMovement = (changes: Partial<MovementFragment> = {}): MovementFragment => ({
  __typename: 'WalletMovement',
  id: '2',
  at: '2026-11-20T09:00:00Z',
  kind: 'PAYMENT',
  amount: riyals('-600.00'),
  balance: riyals('49400.00'),
  chargedAt: '2026-11-20T09:00:02Z',
  actor: 'Demo Agent',
  card: null,
  booking: {
    __typename: 'MovementBooking',
    id: 'booking-1',
    reference: 'MKH-7F3K-20418',
    product: 'HOTEL',
    leadName: 'Amina Yusuf',
  },
  ...changes,
})

const requests: StatementQueryVariables[] = []

/** Serves a page of transactions, or null for a gateway that does not support statements. Records the requests. */
function serveStatement(
  getPage: (variables: StatementQueryVariables) => MovementFragment[] | null,
  nextPage: string | null = null,
) {
  requests.length = 0
  server.use(
    respondTo(StatementDocument, (variables) => {
      requests.push(variables)
      const items = getPage(variables)
      const statement = items && { __typename: 'WalletStatement' as const, items, nextPage }
      return { wallet: { __typename: 'Wallet' as const, id: 'wallet-a', statement } }
    }),
  )
}

const findRow = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr')
  if (!row) throw new Error(`no row contains ${text}`)
  return within(row)
}

describe('wallet', () => {
  test.each([
    ['ar-SA', 'ر.س −600.00', 'ر.س +50,000.00'],
    ['tr-TR', '−600,00 SAR', '+50.000,00 SAR'],
    ['id-ID', '−SAR 600,00', '+SAR 50.000,00'],
    ['ur-PK', '−SAR 600.00', '+SAR 50,000.00'],
  ] as const)('writes debits and credits in %s from left to right', async (language, debit, credit) => {
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet() })))
    serveStatement(() => [aMovement(), aMovement({ id: '1', kind: 'DEPOSIT', amount: riyals('50000.00') })])
    await renderApp('/wallet', { language })
    const amounts = async () =>
      (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)
    expect(await amounts()).toEqual([debit, credit])
  })

  test('shows the wallet’s balance, money on hold, and transactions with their bookings', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ held: riyals('1250.00') }) })))
    serveStatement(() => [
      aMovement(),
      aMovement({ id: '1', kind: 'DEPOSIT', amount: riyals('50000.00'), booking: null, actor: null }),
    ])
    await renderApp('/wallet')
    const row = await findRow('MKH-7F3K-20418')
    for (const text of ['Booking payment', 'Hotel', 'Amina Yusuf', '49,400'])
      expect(row.getByText(text)).toBeInTheDocument()
    expect(row.getAllByRole('cell').at(-2)).toHaveTextContent('−SAR 600.00')
    expect(row.getByText('Demo Agent')).toBeInTheDocument()
    expect(getTranslatable(/Demo Agent|Amina Yusuf/)).toEqual([])
    expect(row.getByRole('link')).toHaveAttribute('href', '/booking-detail/booking-1')
    const deposit = within(screen.getAllByRole('row').at(-1) ?? document.body)
    expect(deposit.getAllByRole('cell').at(-2)).toHaveTextContent('+SAR 50,000.00')
    expect(deposit.queryByRole('link')).toBeNull()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('1,250')).toBeInTheDocument()
    expect(main.queryByText(/balance is low/)).toBeNull()
  })

  test('warns about a low wallet balance', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('10.00'), isLow: true }) })))
    serveStatement(() => [])
    await renderApp('/wallet')
    expect(
      await screen.findByText('Your wallet balance is low. Top it up before your next booking.'),
    ).toBeInTheDocument()
    expect(screen.getByText('No transactions yet')).toBeInTheDocument()
  })

  test('says that the wallet is empty when its balance is zero', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('0.00'), isLow: true }) })))
    serveStatement(() => [])
    await renderApp('/wallet')
    expect(await screen.findByText('Your wallet is empty. Top it up before your next booking.')).toBeInTheDocument()
    expect(screen.queryByText(/balance is low/)).toBeNull()
  })

  test('shows the amount the company owes, and the chargeback with its card', async () => {
    server.use(
      respondTo(WalletDocument, () => ({
        wallet: aWallet({ balance: riyals('0.00'), isLow: true, owed: riyals('350.00') }),
      })),
    )
    const card = { __typename: 'PaymentCard' as const, scheme: 'VISA' as const, lastFour: '2024' }
    serveStatement(() => [
      aMovement({ kind: 'CHARGEBACK', amount: riyals('-500.00'), booking: null, actor: null, card }),
      aMovement({ id: '1', kind: 'DEBT', amount: riyals('350.00'), booking: null, actor: null }),
    ])
    await renderApp('/wallet')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your company owes SAR\s350\.00/)
    expect(screen.queryByText(/balance is low/)).toBeNull()
    const row = await findRow('Visa •••• 2024')
    expect(row.getByText('Chargeback of a top-up')).toBeInTheDocument()
    const debt = within(screen.getByRole('row', { name: /Not covered by the wallet, owed/ }))
    expect(debt.getAllByRole('cell').at(-2)).toHaveTextContent('+SAR 350.00')
  })

  test('filters transactions by kind and month in the URL, and shows all of them again on request', async () => {
    serveStatement(({ where }) => (where ? [] : [aMovement()]))
    const { user, currentUrl } = await renderApp('/wallet')
    await findRow('MKH-7F3K-20418')
    await user.selectOptions(screen.getByLabelText('Transaction'), 'Refund')
    await user.selectOptions(screen.getByLabelText('Period'), '2')
    expect(await screen.findByText('No transactions match these filters')).toBeInTheDocument()
    expect(currentUrl()).toBe('/wallet?kind=REFUND&from=2026-10-01&to=2026-10-31')
    expect(requests.at(-1)).toEqual({
      pageSize: 20,
      where: { kinds: ['REFUND'], from: '2026-10-01', to: '2026-10-31' },
    })
    await user.click(screen.getByRole('link', { name: 'Show all transactions' }))
    await findRow('MKH-7F3K-20418')
    expect(currentUrl()).toBe('/wallet')
  })

  test('links to older transactions and back to the latest', async () => {
    serveStatement(({ after }) => [aMovement(after ? { kind: 'REFUND' } : {})], 'page-2')
    const { user, currentUrl } = await renderApp('/wallet')
    await user.click(await screen.findByRole('link', { name: 'Older transactions' }))
    expect(await (await findRow('MKH-7F3K-20418')).findByText('Refund')).toBeInTheDocument()
    expect(currentUrl()).toBe('/wallet?after=page-2')
    await user.click(screen.getByRole('link', { name: 'Latest transactions' }))
    expect(currentUrl()).toBe('/wallet')
  })

  test('says that the gateway does not support statements or wallets', async () => {
    serveStatement(() => null)
    await renderApp('/wallet')
    expect(await screen.findByText('The statement isn’t available here')).toBeInTheDocument()
    server.use(respondTo(WalletDocument, () => ({ wallet: null })))
    await renderApp('/wallet')
    expect(await screen.findByText('No wallet here')).toBeInTheDocument()
  })

  test('shows an error when the statement fails to load, and retries', async () => {
    server.use(respondTo(StatementDocument, () => failure('GATEWAY_TIMEOUT', 'The gateway did not respond.')))
    const { user } = await renderApp('/wallet')
    expect(await screen.findByText('The statement couldn’t be loaded')).toBeInTheDocument()
    serveStatement(() => [aMovement()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findRow('MKH-7F3K-20418')
  })

  test('lays out the wallet from right to left in Arabic', async () => {
    serveStatement(() => [aMovement({ kind: 'HOLD', chargedAt: null })])
    await renderApp('/wallet', { language: 'ar-SA' })
    expect(await (await findRow('MKH-7F3K-20418')).findByText('مبلغ محجوز بانتظار التأكيد')).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  })
})

describe('exporting the statement', () => {
  const savedFiles = collectSavedFiles()

  test('exports all pages of the filtered statement, with signed amounts', async () => {
    serveStatement(() => [aMovement()])
    const { user } = await renderApp('/wallet?kind=PAYMENT')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    server.use(
      respondTo(StatementDocument, (variables) => {
        requests.push(variables)
        const isFirst = variables.after === undefined
        const items = isFirst ? [aMovement()] : [aMovement({ id: '1', amount: riyals('-50.50'), booking: null })]
        const statement = { __typename: 'WalletStatement' as const, items, nextPage: isFirst ? 'page-2' : null }
        return { wallet: { __typename: 'Wallet' as const, id: 'wallet-a', statement } }
      }),
    )
    requests.length = 0
    const panel = within(await screen.findByRole('dialog'))
    await user.click(panel.getByRole('button', { name: 'Excel (XLSX)' }))
    expect(await panel.findByText('2 rows exported')).toBeVisible()
    const where = { kinds: ['PAYMENT'] }
    expect(requests).toEqual([
      { where, pageSize: 100 },
      { where, pageSize: 100, after: 'page-2' },
    ])
    const rows = await readSheet(savedFiles[0]?.file ?? new Blob())
    expect(rows.slice(1)).toEqual([
      [
        new Date('2026-11-20T12:00:00Z'),
        'Booking payment',
        'MKH-7F3K-20418',
        'Hotel',
        'Amina Yusuf',
        null,
        'Demo Agent',
        -600,
        49_400,
        'SAR',
      ],
      [new Date('2026-11-20T12:00:00Z'), 'Booking payment', null, null, null, null, 'Demo Agent', -50.5, 49_400, 'SAR'],
    ])
  })
})
