/** `npm run release dist/<enterprise> <folder>`: puts a build in the place of the one that is served from the folder. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { release } from './release.ts'

const [, , build, served] = process.argv
if (build === undefined || served === undefined || !existsSync(`${build}/hosting.json`)) {
  console.error('Name a built folder and the folder that is served: npm run release dist/<enterprise> /srv/<enterprise>')
  process.exit(1)
}
const { added, earlier, removed, changedRules } = release(resolve(build), resolve(served), Date.now())
console.log(`${added} new assets, ${earlier} of earlier builds stay for open pages, ${removed} removed`)
if (changedRules.length > 0) console.log(`These have changed: let the server read its own again. ${changedRules.join(', ')}`)
