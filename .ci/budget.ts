/** Checks that no built page loads more script than its budget allows. */
import { join } from 'node:path'
import { apps, distFolder, enterprises } from '../apps/build/enterprises.ts'
import { firstLoad, firstLoadBudget, kilobytes } from '../apps/build/firstLoad.ts'

let over = 0
for (const enterprise of enterprises()) {
  for (const app of apps()) {
    const { bytes, files } = firstLoad(join(distFolder(), enterprise, app, 'index.html'))
    const budget = firstLoadBudget(app)
    const verdict = bytes > budget ? `over the budget of ${kilobytes(budget)}` : 'within the budget'
    if (bytes > budget) over += 1
    console.log(`${enterprise}/${app}: ${kilobytes(bytes)} of script in ${files.length} files, ${verdict}`)
  }
}
process.exit(over === 0 ? 0 : 1)
