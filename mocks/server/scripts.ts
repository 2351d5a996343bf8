import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from './route.ts'

const name = /^[a-zA-Z]+\.ts$/

/** Serves the TypeScript modules of a folder without their types. */
export const scripts =
  (prefix: string, folder: string): Route =>
  async (request) => {
    const { pathname } = new URL(request.url)
    const file = pathname.slice(prefix.length)
    if (!pathname.startsWith(prefix) || !name.test(file) || !existsSync(join(folder, file))) return undefined
    const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' }
    // Imported when it is needed: it takes longer to load than the sandbox.
    const { transformWithOxc } = await import('vite')
    const { code } = await transformWithOxc(readFileSync(join(folder, file), 'utf8'), file)
    return new Response(code, { headers })
  }
