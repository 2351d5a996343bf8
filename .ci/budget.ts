/** Checks that no built page loads more script than its budget allows. */
import { join } from 'node:path'
import { declaredApps } from '../apps/build/declaredApps.ts'
import { distFolder, enterprises } from '../apps/build/enterprises.ts'
import { firstLoad, kilobytes } from '../apps/build/firstLoad.ts'

let over = 0
for (const enterprise of enterprises()) {
  for (const { name, budget } of await declaredApps()) {
    const { bytes, files } = firstLoad(join(distFolder(), enterprise, name, 'index.html'))
    const verdict = bytes > budget ? `over the budget of ${kilobytes(budget)}` : 'within the budget'
    if (bytes > budget) over += 1
    console.log(`${enterprise}/${name}: ${kilobytes(bytes)} of script in ${files.length} files, ${verdict}`)
  }
}
process.exit(over === 0 ? 0 : 1)
