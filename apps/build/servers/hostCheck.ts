/**
 * `node apps/build/servers/hostCheck.ts https://dine.example [folder]`: asks a server for everything that the built folder's rules say,
 * compares its pages and scripts with the folder's, and names what is missing or differs.
 */
import { join } from 'node:path'
import { declaredApps } from '../declaredApps.ts'
import { settingsIn } from '../document/settingsInPage.ts'
import { distFolder, enterprises } from '../enterprises.ts'
import { askerOf } from './ask.ts'
import { answerChecks, hostChecks, problemLines } from './hostChecks.ts'
import { builtFiles, rulesOf } from './rules.ts'

const [, , address, folder = join(distFolder(), enterprises()[0] ?? '')] = process.argv
if (address === undefined || !/^https?:\/\//.test(address)) {
  console.error('Name the address of the host: node apps/build/servers/hostCheck.ts https://dine.example [dist/<enterprise>]')
  process.exit(1)
}
const apps = (await declaredApps()).map(({ name }) => name)
try {
  const files = builtFiles(folder)
  const [page] = files.values()
  const api = settingsIn(String(page)).apiOrigin || new URL(address).origin
  const checks = [...(await hostChecks(askerOf(address), rulesOf(folder), files, apps)), ...(await answerChecks(askerOf(api)))]
  const lines = problemLines(checks)
  for (const line of lines) console.log(line)
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  console.error(`${address} does not answer: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
