import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type Script = { readonly path: string; readonly bytes: number }

/** Weighs every script that the page loads from now on, after gzip -9. The returned function gives the total. */
export function weighScripts(page: Page): () => Promise<readonly Script[]> {
  const scripts: Promise<Script>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!path.endsWith('.js')) return
    scripts.push(response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })))
  })
  return () => Promise.all(scripts)
}

export const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
