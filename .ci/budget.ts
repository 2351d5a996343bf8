/** `node .ci/budget.ts [enterprise …]`: checks that no built page loads more scripts than its budget allows. */
import { join } from 'node:path'
import type { Budget } from '../apps/build/defineApp.ts'
import { declaredApps } from '../apps/build/declaredApps.ts'
import { distFolder, enterprises } from '../apps/build/enterprises.ts'
import { firstLoad, kilobytes } from '../apps/build/document/firstLoad.ts'

let over = 0
function check(name: string, page: string, budget: Budget, key?: string): void {
  const { bytes, files } = firstLoad(page, key)
  const isOver = bytes > budget.kilobytes * 1_000 || files.length > budget.files
  if (isOver) over += 1
  const verdict = isOver ? `over the budget of ${budget.kilobytes} kB in ${budget.files} files` : 'within the budget'
  console.log(`${name}: ${kilobytes(bytes)} of script in ${files.length} files, ${verdict}`)
}

const [, , ...asked] = process.argv

for (const enterprise of asked.length > 0 ? asked : enterprises()) {
  for (const { name, budget, signedInBudget } of await declaredApps()) {
    const page = join(distFolder(), enterprise, name, 'index.html')
    check(`${enterprise}/${name}`, page, budget)
    if (signedInBudget) check(`${enterprise}/${name}, signed in`, page, signedInBudget, 'in:')
  }
}
process.exit(over === 0 ? 0 : 1)
