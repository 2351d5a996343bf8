import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../document/integrity.ts'
import type { Hosting } from '../servers/rules.ts'

/** A script of a third party. It has no digest: its owner changes it at any time, so its host alone is checked. */
interface ThirdPartyScript {
  /** Its addresses, as `script-src` names them. */
  readonly sources: readonly string[]
  /** Why a page needs it. */
  readonly reason: string
  /** The team that answers for it: one of CODEOWNERS, which reviews this file. */
  readonly owner: string
  /** The day on which the owner authorized it, and looked at it again: `2026-11-21`. */
  readonly authorized: string
}

/** Every script of a third party that a page may run. The policies of pages take their hosts from here, so no other can run. */
export const thirdPartyScripts = {
  payments: {
    // Each of its frames may use a subdomain.
    sources: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    reason: 'Takes the card in frames of Stripe, so that its number never reaches another script.',
    owner: 'payments',
    authorized: '2026-11-21',
  },
  bankLink: {
    sources: ['https://cdn.plaid.com/link/v2/stable/link-initialize.js'],
    reason: 'Opens the window of Plaid, in which a restaurant signs in at its bank.',
    owner: 'payments',
    authorized: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, ThirdPartyScript>>

/** The scripts of a built folder, as PCI DSS 4.0.1 asks (6.4.3): each with its reason, or its digest, or both. */
export interface ScriptInventory {
  readonly thirdParties: readonly (ThirdPartyScript & {
    /** The apps whose pages may run it: `checkout`. */
    readonly apps: readonly string[]
  })[]
  readonly own: readonly {
    readonly reason: string
    /** `sha256-…` by the path in the folder: `assets/start-1.js`. */
    readonly files: Readonly<Record<string, string>>
  }[]
}

/** The file of the inventory in a built folder. */
export const scriptsFile = 'scripts.json'

/** The sources of foreign scripts that an app's pages allow. */
export const foreignSources = (policy: string): readonly string[] =>
  (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ').filter((source) => source !== '' && !source.startsWith("'"))

/** Lists the scripts of a built folder, by its files and by the policies of its pages. */
export function scriptInventory(folder: string, { headers }: Pick<Hosting, 'headers'>): ScriptInventory {
  const appsWith = (sources: readonly string[]): readonly string[] =>
    Object.entries(headers)
      .filter(([, named]) => foreignSources(named['Content-Security-Policy'] ?? '').some((source) => sources.includes(source)))
      .map(([pattern]) => pattern.slice(1, -2))
  const files = globSync('**/*.{js,mjs}', { cwd: folder }).toSorted()
  const isSignals = (file: string) => file.startsWith('assets/signals-')
  const digests = (list: readonly string[]) => Object.fromEntries(list.map((file) => [file, digestOf(readFileSync(join(folder, file)))]))
  return {
    thirdParties: Object.values(thirdPartyScripts)
      .map((script) => ({ ...script, apps: appsWith(script.sources) }))
      .filter(({ apps }) => apps.length > 0),
    own: [
      { reason: 'The apps.', files: digests(files.filter((file) => !isSignals(file))) },
      { reason: 'Receives errors, speed and steps for the enterprise.', files: digests(files.filter(isSignals)) },
    ].filter(({ files: group }) => Object.keys(group).length > 0),
  }
}
