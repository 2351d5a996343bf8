import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Starts another sandbox with a folder of built enterprises, for pages at another origin. It takes any free port by default. */
export async function startSandbox(dist: string, port = 0): Promise<{ origin: string; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const options = ['--port', String(port), '--data', data, '--dist', dist]
  const child = spawn(process.execPath, ['mocks/server.ts', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
    await rm(data, { recursive: true, force: true })
  }
  for await (const line of createInterface(child.stdout)) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin !== undefined) return { origin, stop }
  }
  throw new Error('The sandbox ended before it was ready.')
}
