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
const over = '2026-11-26T14:00:00+03:00'
const ahead = '2026-12-10T14:00:00+03:00'

test.each([
  [{ refundable: true, freeUntil: ahead, steps: [step(ahead, '100')] }, 'Free cancellation until 10 Dec'],
  [{ refundable: true, freeUntil: over, steps: [step(over, '50'), step(ahead, '100')] }, 'Partly refundable'],
  [{ refundable: true, freeUntil: over, steps: [step(over, '100')] }, 'Non-refundable'],
  [{ refundable: true, freeUntil: over, steps: [fee(over, '499.99')] }, 'Partly refundable'],
  [{ refundable: true, freeUntil: over, steps: [fee(over, '500.00')] }, 'Non-refundable'],
  [{ refundable: true, freeUntil: null, steps: [] }, 'Refundable'],
  [{ refundable: false, freeUntil: null, steps: [] }, 'Non-refundable'],
  [{ refundable: null, freeUntil: null, steps: [] }, ''],
  [{ refundable: true, freeUntil: ahead }, 'Free cancellation until 10 Dec'],
  [{ refundable: true, freeUntil: null }, 'Terms on the hotel page'],
  [{ refundable: null, freeUntil: over }, 'Terms on the hotel page'],
  [{ refundable: null, freeUntil: null }, ''],
])('shows the current meaning of the cancellation policy %j', (policy, text) => {
  const { container } = render(
    <ChakraProvider value={system()}>
      <CancellationChip policy={policy} now={now} total={riyals('500.00')} />
    </ChakraProvider>,
  )
  expect(container).toHaveTextContent(text === '' ? /^$/ : text)
})
