/** Builds the enterprise that `$ENTERPRISE` names: prerendered shells, pages and hosting files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { appPages, pageFile } from './appPages.ts'
import { declaredApps } from './declaredApps.ts'
import { deployment } from './hosting/deployment.ts'
import { divideHosts } from './hosting/twoHosts.ts'
import { hostingFiles } from './hosting/hosting.ts'
import { compressFiles } from './servers/compressFiles.ts'
import { sharedChunks } from './chunks/sharedChunks.ts'
import { chosenEnterprise, distFolder } from './enterprises.ts'
import { pageFiles } from './hosting/pageFiles.ts'
import { type InlineHashes, builtPages } from './pages.ts'
import { addIntegrity, preloadIntegrity } from './document/integrity.ts'
import { prerender } from './document/prerender.ts'
import { signalsFile } from './hosting/signalsFile.ts'

const id = chosenEnterprise()
const started = performance.now()
const outDir = resolve(distFolder(), id)
const toolsDir = `${outDir}-tools`
const deployed = deployment()
const { apps, enterprise, schemes, shells } = await prerender(id, await declaredApps())
const files = new Map(
  apps.map(({ name, isAnywhere, pages, guardedPages }) => {
    const known = Object.keys({ ...pages, ...guardedPages }).flatMap((address) => address.slice(1) || [])
    const withShell = [...(shells.get(name)?.keys() ?? [])].filter(Boolean)
    return [name, pageFiles({ known, isAnywhere, withShell, isRelative: deployed.basePath === null })]
  }),
)
const hashes = new Map<string, InlineHashes>()

for (const folder of [outDir, toolsDir]) rmSync(folder, { recursive: true, force: true })
mkdirSync(outDir, { recursive: true })
// One build for all apps, so that they share files: the second app of a visit costs a fifth of the first.
await build({
  root: 'apps',
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  plugins: [
    appPages(apps, deployed),
    sharedChunks(apps),
    preloadIntegrity(),
    builtPages({ apps, enterprise, schemes, shells, files, signals: signalsFile(deployed.signals), hashes }),
  ],
  build: {
    outDir,
    emptyOutDir: false,
    // Most licenses require that their text comes with the code.
    license: { fileName: 'licenses.md' },
    rolldownOptions: { input: Object.fromEntries(apps.map(({ name }) => [name, pageFile(name)])) },
  },
})

const built = apps.map((app) => {
  const [own, inline] = [files.get(app.name), hashes.get(app.name)]
  // Without the hashes, the pages' policy would block their own styles.
  if (!own || !inline) throw new Error(`The build has no page of ${app.name}.`)
  // A page that takes payments checks each script by its digest, once all files are as they will be served.
  const maps = app.settings?.includes('paymentKey') ? own.map((file) => addIntegrity(join(outDir, app.name, file.name))) : []
  return { ...app, files: own, ...inline, scriptHashes: [...inline.scriptHashes, ...new Set(maps)] }
})
const { name, domain, requiredEmailEnding } = enterprise.settings
/** Names the enterprise, for a server of several. */
const about = { name, themeColor: schemes.light.surface.hero, emailEnding: requiredEmailEnding ?? `@${domain}` }
/** The served folders, each with its apps. */
const served = deployed.toolsAddress === '' ? [{ folder: outDir, apps: built }] : divideHosts(outDir, toolsDir, built, deployed)
for (const { folder, apps: own } of served) {
  writeFileSync(join(folder, 'enterprise.json'), `${JSON.stringify(about, null, 2)}\n`)
  for (const [file, text] of Object.entries(hostingFiles(deployed, own))) writeFileSync(join(folder, file), text)
  // A build for tests is made often, and read once.
  await compressFiles(folder, { fast: process.env['FOR_TESTS'] !== undefined })
}
console.log(`built ${join(distFolder(), id)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
