import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { riyals } from '#src/testing/factories.ts'
import { i18n, loadTexts } from '#src/lib/i18n/i18n.ts'
import { system } from '#src/theme/system.ts'
import { CancellationChip } from './cancellation-chip.tsx'

beforeAll(async () => {
  await i18n.changeLanguage('en-US')
  await loadTexts('components')
})

const now = new Date('2026-11-28T09:00:00Z')
const step = (from: string, percent: string) => ({ from, to: null, percent, amount: null, noShow: false })
const fee = (from: string, amount: string) => ({ ...step(from, ''), percent: null, amount: riyals(amount) })
const passed = '2026-11-26T14:00:00+03:00'
const upcoming = '2026-12-10T14:00:00+03:00'

test.each([
  [{ refundable: true, freeUntil: upcoming, steps: [step(upcoming, '100')] }, 'Free cancellation until 10 Dec'],
  [{ refundable: true, freeUntil: passed, steps: [step(passed, '50'), step(upcoming, '100')] }, 'Partly refundable'],
  [{ refundable: true, freeUntil: passed, steps: [step(passed, '100')] }, 'Non-refundable'],
  [{ refundable: true, freeUntil: passed, steps: [fee(passed, '499.99')] }, 'Partly refundable'],
  [{ refundable: true, freeUntil: passed, steps: [fee(passed, '500.00')] }, 'Non-refundable'],
  [{ refundable: true, freeUntil: null, steps: [] }, 'Refundable'],
  [{ refundable: false, freeUntil: null, steps: [] }, 'Non-refundable'],
  [{ refundable: null, freeUntil: null, steps: [] }, ''],
  [{ refundable: true, freeUntil: upcoming }, 'Free cancellation until 10 Dec'],
  [{ refundable: true, freeUntil: null }, 'Terms on the hotel page'],
  [{ refundable: null, freeUntil: passed }, 'Terms on the hotel page'],
  [{ refundable: null, freeUntil: null }, ''],
])('shows what the cancellation policy %j currently means', (policy, text) => {
  const { container } = render(
    <ChakraProvider value={system()}>
      <CancellationChip policy={policy} now={now} total={riyals('500.00')} />
    </ChakraProvider>,
  )
  expect(container).toHaveTextContent(text === '' ? /^$/ : text)
})
