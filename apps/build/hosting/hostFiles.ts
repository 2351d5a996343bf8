import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { enterpriseFile } from '../servers/rules.ts'
import type { Deployment } from './deployment.ts'
import { type BuiltApp, hostingFiles, hostingOf } from './hosting.ts'
import { scriptInventory, scriptsFile } from './scripts.ts'
import { wellKnownFiles } from './wellKnown.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes into a built folder what its host and those who check it read: rules for every kind of host, and the list of scripts.
 * @param time the time of the build, as its `version.json` has it
 */
export function writeHostFiles(folder: string, deployed: Deployment, apps: readonly BuiltApp[], time: string): void {
  // Those of the settings before.
  rmSync(join(folder, '.well-known'), { recursive: true, force: true })
  const wellKnown = wellKnownFiles({ deployed, apps, now: Date.parse(time) })
  const files = {
    ...wellKnown,
    ...hostingFiles(deployed, apps, [enterpriseFile, 'licenses.md', ...Object.keys(wellKnown)]),
    [scriptsFile]: json(scriptInventory(folder, hostingOf(deployed, apps))),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
