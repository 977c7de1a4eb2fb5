import { fail } from '../../errors/failure.ts'

/** Searches of one agent that may run side by side: a few tabs do, a program that asks for everything does not. */
const mostAtOnce = 6

const running = new Map<string, number>()

/** Runs a search when its owner has a turn left; each process counts for itself. */
export async function inTurn<T>(owner: string, search: () => Promise<T>): Promise<T> {
  const others = running.get(owner) ?? 0
  if (others >= mostAtOnce) fail('RATE_LIMITED')
  running.set(owner, others + 1)
  try {
    return await search()
  } finally {
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
  }
}
