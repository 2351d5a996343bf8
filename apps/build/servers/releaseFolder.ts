/**
 * `npm run release dist/<enterprise> <folder> [-- --settings production.env --static]`: puts a build in the place of the one that is served
 * from the folder, with its own settings, or with all those of the file, a line for each: `API_ORIGIN=https://api.example`. `--static`
 * leaves out what a static host would serve to anybody: the files of servers and checkers.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withSettingsOf } from './releaseSettings.ts'
import { release } from './release.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { settings: { type: 'string' }, static: { type: 'boolean' } },
})
const [build, served] = positionals
if (build === undefined || served === undefined || !existsSync(`${build}/hosting.json`)) {
  console.error('Name a built folder and the folder that is served: npm run release dist/<enterprise> /srv/<enterprise>')
  process.exit(1)
}
const work = mkdtempSync(join(tmpdir(), 'release-'))
try {
  const from = values.settings === undefined ? resolve(build) : await withSettingsOf(values.settings, resolve(build), join(work, 'build'))
  const { added, earlier, removed, changedRules } = release(from, resolve(served), Date.now(), { isStatic: values.static === true })
  console.log(`${added} new assets, ${earlier} of earlier builds stay for open pages, ${removed} removed`)
  if (changedRules.length > 0) console.log(`These have changed: let the server read its own again. ${changedRules.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true })
}
