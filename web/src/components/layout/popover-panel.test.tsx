import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { system } from '#src/theme/system.ts'
import { PopoverPanel } from './popover-panel.tsx'

function Cell({ title }: { title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button id={title} aria-expanded={open} onClick={() => setOpen(!open)}>
        {title}
      </button>
      <PopoverPanel
        buttonId={title}
        open={open}
        onOpenChange={setOpen}
        title={title}
        width="300px"
        footer={<button>Done</button>}
      >
        <p>Content of {title}</p>
      </PopoverPanel>
    </>
  )
}

async function openDates() {
  render(
    <ChakraProvider value={system()}>
      <Cell title="Dates" />
      <Cell title="Rooms" />
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Dates' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Dates' })).toContainElement(activeElement()))
  return user
}
const activeElement = () => document.activeElement as HTMLElement

test('returns focus to a panel’s button on Escape', async () => {
  const user = await openDates()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dates' })).toHaveFocus())
})

test('keeps a second panel open when it opens before the first one returns focus', async () => {
  const user = await openDates()
  const pendingFrames: FrameRequestCallback[] = []
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => pendingFrames.push(run))
  await user.keyboard('{Escape}')
  frames.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Rooms' }))
  const rooms = await screen.findByRole('dialog', { name: 'Rooms' })
  await waitFor(() => expect(rooms).toContainElement(activeElement()))
  act(() => pendingFrames.forEach((run) => run(performance.now())))
  expect(rooms).toContainElement(activeElement())
  expect(screen.getByRole('button', { name: 'Rooms' })).toHaveAttribute('aria-expanded', 'true')
})
