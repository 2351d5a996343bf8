import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { declaredApps } from '../declaredApps.ts'
import { deployment } from './deployment.ts'
import { hostingOf } from './hosting.ts'
import { pageFiles } from './pageFiles.ts'
import { foreignSources, scriptInventory, thirdPartyScripts } from './scripts.ts'

const apps = (await declaredApps()).map((app) => ({
  ...app,
  files: pageFiles({ known: [], isAnywhere: false, withShell: [], isRelative: true }),
  styleHashes: [],
  scriptHashes: ["'sha256-abc='"],
}))

/** Everything that a deployment may allow. */
const everything = {
  ...deployment(),
  apiOrigin: 'https://api.example',
  imageOrigin: 'https://images.example',
  uploadOrigin: 'https://uploads.example',
  thirdPartyButton: 'https://button.example/',
  paymentKey: 'pk_live_1',
  mapStyle: 'https://tiles.example/style.json',
  signalsOrigin: 'https://tell.example',
  bankLink: 'production',
} as const

const allowedBy = (deployed: typeof everything | ReturnType<typeof deployment>) =>
  new Set(Object.values(hostingOf(deployed, apps).headers).flatMap((each) => foreignSources(each['Content-Security-Policy'] ?? '')))

it('LAW-05 no page of any deployment allows a script that is not in the inventory, and each in it is allowed by a page', () => {
  expect([...allowedBy(everything)].toSorted()).toEqual(
    Object.values(thirdPartyScripts)
      .flatMap(({ sources }) => [...sources])
      .toSorted(),
  )
  expect(allowedBy(deployment({}))).toEqual(new Set())
})

it('LAW-05 each script of a third party has a reason, an owner, and the day on which it was authorized', () => {
  for (const { reason, owner, authorized } of Object.values(thirdPartyScripts)) {
    expect(reason).toMatch(/^[A-Z].{20,}\.$/)
    expect(readFileSync('.github/CODEOWNERS', 'utf8')).toContain(`/${owner}`)
    expect(new Date(authorized).toISOString().slice(0, 10)).toBe(authorized)
  }
})

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('LAW-05 the inventory of a built folder has its scripts by digest, and those of others by the apps that run them', () => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['start-1.js', 'worker-1.mjs', 'signals-1.js', 'look-1.css']) writeFileSync(join(folder, 'assets', name), name)
  const { own, thirdParties } = scriptInventory(folder, hostingOf({ ...everything, bankLink: '' }, apps))
  expect(own.map(({ files }) => Object.keys(files))).toEqual([['assets/start-1.js', 'assets/worker-1.mjs'], ['assets/signals-1.js']])
  expect(own[0]?.files['assets/start-1.js']).toMatch(/^sha256-[\w+/]{43}=$/)
  expect(thirdParties.map(({ sources, apps: names }) => [sources[0], names])).toEqual([
    ['https://js.stripe.com', ['bulk-gifting', 'checkout', 'diner', 'pos']],
  ])
})
