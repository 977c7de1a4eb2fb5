import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { riyals } from '#src/testing/factories.ts'
import { i18n, loadTexts } from '#src/lib/i18n/i18n.ts'
import { system } from '#src/theme/system.ts'
import { ChildPolicies, type ChildTerms } from './child-policies.tsx'

beforeAll(async () => {
  await i18n.changeLanguage('en-US')
  await loadTexts('stay')
})

const free = { free: true, percent: null, amount: null }
const paid = { free: false, percent: null, amount: riyals('110.00') }

const renderLines = (policies: ChildTerms[]) => {
  render(
    <ChakraProvider value={system()}>
      <ChildPolicies policies={policies} />
    </ChakraProvider>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('lists the child ages for which the supplier has no price', () => {
  expect(
    renderLines([
      { fromAge: 6, toAge: 12, ...paid },
      { fromAge: 2, toAge: 5, ...free },
    ]),
  ).toEqual([
    'Ages 0–1Not stated by the supplier',
    'Ages 2–5Stays free',
    'Ages 6–12SAR\u00a0110.00 per night',
    'Ages 13–17Not stated by the supplier',
  ])
})

test('lists no missing prices when every child age has one', () => {
  expect(renderLines([{ fromAge: 0, toAge: 17, ...free }])).toEqual(['Ages 0–17Stays free'])
})
