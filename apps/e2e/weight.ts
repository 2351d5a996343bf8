import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { firstLoad } from '../build/document/firstLoad.ts'
import { distFolder } from '../build/enterprises.ts'

export type Script = { readonly path: string; readonly bytes: number }

/** Weighs every script that the page loads from now on, after gzip -9. The returned function gives the total. */
export function weighScripts(page: Page): () => Promise<readonly Script[]> {
  const urls = new Set<string>()
  page.on('response', (response) => new URL(response.url()).pathname.endsWith('.js') && urls.add(response.url()))
  // Fetched anew: the browser may never hand out the body of a script that a worker has loaded.
  const weigh = async (url: string): Promise<Script> => {
    const response = await page.request.get(url)
    return { path: new URL(url).pathname, bytes: gzipSync(await response.body(), { level: 9 }).length }
  }
  return () => Promise.all([...urls].map(weigh))
}

/** The bytes that a page of an app may load: what the build has weighed, and 1 kB. @param baseURL the enterprise's */
export const limitOf = (app: string, baseURL = ''): number =>
  firstLoad(join(distFolder(), new URL(baseURL).pathname, app, 'index.html')).bytes + 1_000

export const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
