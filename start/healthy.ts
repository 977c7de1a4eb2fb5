/** Exits with code 0 if the URL responds with success. Health check for images without curl. */
const response = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(3000) }).catch(() => undefined)
process.exitCode = response?.ok ? 0 : 1
