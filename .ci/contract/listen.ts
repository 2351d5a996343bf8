import type { Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** Listens until the test ends. Returns the host and port. */
export async function listen(server: Server & { closeAllConnections?: () => void }): Promise<string> {
  onTestFinished(async () => {
    server.closeAllConnections?.()
    await new Promise((resolve) => server.close(resolve))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  return `127.0.0.1:${address.port}`
}
