import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { importedBy } from './firstLoad.ts'

/** `sha256-…`, as the attribute `integrity` and a policy name it. */
export const digestOf = (text: string | Buffer): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The digest in the name of a file that never changes. */
export const shortHash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 8)

/** The page's first script, before which an import map must stand, and the path to the folder of all. */
const firstScript = /<script type="module"[^>]* src="([^"]*assets\/)[^"]+"/
const preload = /(<link rel="(modulepreload|app-script)"[^>]* href="([^"]+)")/g

/**
 * Writes the integrity of every script that a built page may load into the page, as an import map: it holds for scripts that other
 * scripts load, too. Returns the CSP source that allows the map. A browser that does not know it (before 2025) checks nothing.
 */
export function addIntegrity(page: string): string {
  const html = readFileSync(page, 'utf8')
  const [script, folder] = firstScript.exec(html) ?? []
  if (script === undefined) throw new Error(`${page} has no module script.`)
  const linked = [...html.matchAll(/assets\/([^"/]+\.js)"/g)].map(([, name = '']) => join(dirname(page), '../assets', name))
  const digests = new Map(importedBy(linked).map((file) => [`${folder}${basename(file)}`, digestOf(readFileSync(file))]))
  const map = JSON.stringify({ integrity: Object.fromEntries(digests) })
  // A browser uses what it has preloaded only if the preload names the same integrity.
  const withPreloads = html.replaceAll(preload, (link, start: string, rel: string, url: string) => {
    const digest = digests.get(url)
    return digest === undefined ? link : `${start} ${rel === 'modulepreload' ? 'integrity' : 'data-integrity'}="${digest}"`
  })
  const withMap = withPreloads.replace(script, () => `<script type="importmap">${map}</script>\n    ${script}`)
  writeFileSync(page, withMap)
  return `'${digestOf(map)}'`
}

const setsAddress = 'link.href = dep.href;'
const setsIntegrity = `const digest = new RegExp(dep.pathname.split("/").pop() + '":"([^"]+)').exec(document.querySelector("script[type=importmap]")?.textContent); if (digest) link.integrity = digest[1];`

/** Gives what Vite preloads for a lazy script the integrity that the page's import map names. */
export const preloadIntegrity = (): Plugin => ({
  name: 'preload-integrity',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(setsAddress)) throw new Error('Vite preloads scripts in another way: they would have no integrity.')
      return code.replace(setsAddress, setsAddress + setsIntegrity)
    },
  },
})
