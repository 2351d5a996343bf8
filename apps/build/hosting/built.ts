import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicAddress, withPublicAddress } from '../document/linkPreview.ts'
import { withSettings } from '../document/settingsInPage.ts'
import { type Deployment, sharedDomain } from './deployment.ts'
import { writeHostFiles } from './hostFiles.ts'
import type { BuiltApp } from './hosting.ts'
import type { Identity } from './identity.ts'
import { signalsFile } from './signalsFile.ts'

/** The parts of a build that its deployments need, whatever their settings. They stand in `build.json`, which no visitor reads. */
export interface Built {
  readonly identity: Identity
  /** `BASE_PATH`: each address in a page begins with it, so it belongs to the build. */
  readonly basePath: string | null
  /** The enterprise's own domain. */
  readonly domain: string
  readonly apps: readonly BuiltApp[]
  /** The host that the folder is for, where the tools have one of their own, and the apps of the other. */
  readonly host: { readonly of: 'guests' | 'tools'; readonly others: readonly string[] } | null
}

const file = 'build.json'

/** The build in a folder. @throws where there is none. */
export const readBuilt = (folder: string): Built =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `writeBuilt` wrote the file
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Built

/** Writes the build's file. What the build alone needs of an app is left out. */
export function writeBuilt(folder: string, built: Built): void {
  const apps = built.apps.map(({ name, settings, otherNames, opensInApp, files, styleHashes, scriptHashes }) => {
    return { name, settings, otherNames, opensInApp, files, styleHashes, scriptHashes }
  })
  writeFileSync(join(folder, file), `${JSON.stringify({ ...built, apps })}\n`)
}

function otherHost({ host }: Built, { guestsAddress, toolsAddress }: Deployment) {
  if ((host === null) !== (toolsAddress === ''))
    throw new Error(
      host === null
        ? 'GUESTS_ADDRESS and TOOLS_ADDRESS divide a build: it has to be built with both, of any hosts.'
        : 'This build is for two hosts: name GUESTS_ADDRESS and TOOLS_ADDRESS.',
    )
  if (host === null) return null
  const address = host.of === 'guests' ? toolsAddress : guestsAddress
  return {
    addresses: Object.fromEntries(host.others.map((app) => [app, new URL(`${app}/`, address).href])),
    domain: sharedDomain(guestsAddress, toolsAddress),
  }
}

/** The files that a deployment changes, as patterns in a built folder. */
export const deployedFiles = ['*/*.html', 'assets/signals-*.js'] as const

/**
 * Writes a deployment's settings into a built folder: its pages, their policies, the rules of every kind of host, its name. Both the
 * build and a release do it, so that one build goes through all stages. @throws for settings that belong to the build.
 */
export function writeDeployment(folder: string, deployed: Deployment, time: string): void {
  const built = readBuilt(folder)
  if (deployed.basePath !== built.basePath) throw new Error(`BASE_PATH belongs to the build, which has ${built.basePath ?? 'none'}.`)
  const other = otherHost(built, deployed)
  const release = deployed.release || built.identity.release
  const signals = signalsFile(deployed.signals)
  for (const old of globSync('assets/signals-*', { cwd: folder })) rmSync(join(folder, old))
  if (signals) writeFileSync(join(folder, signals.fileName), signals.source)
  for (const app of built.apps)
    for (const { name } of app.files) {
      const page = join(folder, app.name, name)
      const html = withPublicAddress(readFileSync(page, 'utf8'), publicAddress(deployed, built.domain))
      writeFileSync(page, withSettings(html, { app, deployed: { ...deployed, release }, otherHost: other }, signals))
    }
  writeHostFiles(folder, deployed, built.apps, time)
  writeFileSync(join(folder, 'version.json'), `${JSON.stringify({ ...built.identity, release, time }, null, 2)}\n`)
}
