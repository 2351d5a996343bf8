import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { importedBy } from './firstLoad.ts'

/** `sha256-…`, as the attribute `integrity` and a policy name it. */
export const digestOf = (text: string | Buffer): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The page's first script, before which an import map must stand, and the path to the folder of all. */
const firstScript = /<script type="module"[^>]* src="([^"]*assets\/)[^"]+"/

/**
 * Writes the integrity of every script that a built page may load into the page, as an import map: it holds for scripts that other
 * scripts load, too. Returns the CSP source that allows the map. A browser that does not know it (before 2025) checks nothing.
 */
export function addIntegrity(page: string): string {
  const html = readFileSync(page, 'utf8')
  const [script, folder] = firstScript.exec(html) ?? []
  if (script === undefined) throw new Error(`${page} has no module script.`)
  const linked = [...html.matchAll(/assets\/([^"/]+\.js)"/g)].map(([, name = '']) => join(dirname(page), '../assets', name))
  const digests = importedBy(linked).map((file) => [`${folder}${basename(file)}`, digestOf(readFileSync(file))] as const)
  const map = JSON.stringify({ integrity: Object.fromEntries(digests) })
  writeFileSync(
    page,
    html.replace(script, () => `<script type="importmap">${map}</script>\n    ${script}`),
  )
  return `'${digestOf(map)}'`
}
