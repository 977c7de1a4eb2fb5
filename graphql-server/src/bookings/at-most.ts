/** Runs tasks, at most `width` at the same time; the others wait in line. */
export function atMost(width: number) {
  const waiting: (() => void)[] = []
  let free = width
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
