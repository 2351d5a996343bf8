/** Builds the enterprise that `$ENTERPRISE` names: prerendered shells, pages and hosting files. */
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { appPages, pageFile } from './appPages.ts'
import { declaredApps } from './declaredApps.ts'
import { deployment } from './hosting/deployment.ts'
import { divideHosts } from './hosting/twoHosts.ts'
import { writeBuilt, writeDeployment } from './hosting/built.ts'
import { identityOf } from './hosting/identity.ts'
import { enterpriseFile } from './servers/rules.ts'
import { compressFiles } from './servers/compressFiles.ts'
import { sharedChunks } from './chunks/sharedChunks.ts'
import { chosenEnterprise, distFolder, mapsFolder } from './enterprises.ts'
import { pageFiles } from './hosting/pageFiles.ts'
import { type InlineHashes, builtPages } from './pages.ts'
import { addIntegrity, preloadIntegrity } from './document/integrity.ts'
import { prerender } from './document/prerender.ts'
import { billOfMaterials, bomFile } from './hosting/bom.ts'

const id = chosenEnterprise()
const started = performance.now()
const outDir = resolve(distFolder(), id)
const toolsDir = `${outDir}-tools`
const mapsDir = resolve(mapsFolder(), id)
const deployed = deployment()
/** The pages are built without settings, which are written into them at the end. */
const neutral = deployment({})
const { apps, enterprise, schemes, shells } = await prerender(id, await declaredApps())
const files = new Map(
  apps.map(({ name, isAnywhere, pages, guardedPages }) => {
    const known = Object.keys({ ...pages, ...guardedPages }).flatMap((address) => address.slice(1) || [])
    const withShell = [...(shells.get(name)?.keys() ?? [])].filter(Boolean)
    return [name, pageFiles({ known, isAnywhere, withShell, isRelative: deployed.basePath === null })]
  }),
)
const hashes = new Map<string, InlineHashes>()

for (const folder of [outDir, toolsDir, mapsDir]) rmSync(folder, { recursive: true, force: true })
for (const folder of [outDir, mapsDir]) mkdirSync(folder, { recursive: true })
// One build for all apps, so that they share files: the second app of a visit costs a fifth of the first.
await build({
  root: 'apps',
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  plugins: [
    appPages(apps, neutral),
    sharedChunks(apps),
    preloadIntegrity(),
    builtPages({ apps, basePath: deployed.basePath, enterprise, schemes, shells, files, hashes }),
  ],
  build: {
    outDir,
    emptyOutDir: false,
    // No script names its map: the maps are not served.
    sourcemap: 'hidden',
    // Most licenses require that their text comes with the code.
    license: { fileName: 'licenses.md' },
    rolldownOptions: { input: Object.fromEntries(apps.map(({ name }) => [name, pageFile(name)])) },
  },
})

for (const map of globSync('assets/*.map', { cwd: outDir })) renameSync(join(outDir, map), join(mapsDir, basename(map)))

const built = apps.map((app) => {
  const { name, settings } = app
  const [own, inline] = [files.get(name), hashes.get(name)]
  // Without the hashes, the pages' policy would block their own styles.
  if (!own || !inline) throw new Error(`The build has no page of ${name}.`)
  // A page that takes payments checks each script by its digest, once all files are as they will be served.
  const maps = settings?.includes('chargeLimits') ? own.map((file) => addIntegrity(join(outDir, name, file.name))) : []
  return { ...app, files: own, ...inline, scriptHashes: [...inline.scriptHashes, ...new Set(maps)] }
})
const { name, domain, requiredEmailEnding } = enterprise.settings
/** Names the enterprise, for a server of several. */
const about = { name, themeColor: schemes.light.surface.hero, emailEnding: requiredEmailEnding ?? `@${domain}` }
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
writeFileSync(join(outDir, enterpriseFile), json(about))
writeFileSync(join(outDir, bomFile), json(billOfMaterials(readFileSync(join(outDir, 'licenses.md'), 'utf8'), manifest.version)))
const identity = identityOf(outDir, id)
/** The served folders, each with its apps. */
const served = deployed.toolsAddress === '' ? [{ folder: outDir, apps: built, host: null }] : divideHosts(outDir, toolsDir, built)
for (const { folder, apps: own, host } of served) {
  writeBuilt(folder, { identity, basePath: deployed.basePath, domain, apps: own, host })
  writeDeployment(folder, deployed, new Date().toISOString())
  // A build for tests is made often, and read once.
  await compressFiles(folder, { fast: process.env['FOR_TESTS'] !== undefined })
}
console.log(`built ${join(distFolder(), id)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
