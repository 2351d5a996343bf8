/**
 * `node .ci/hosting/browserCheck.ts https://dine.example/ dist/northgate [checkout/?ico_id=…]`: opens pages of a host in a browser, as guests do,
 * and compares the scripts and the policy that came with the built folder. Without pages, the start of each app.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { type ScriptInventory, scriptsFile } from '../../apps/build/hosting/scripts.ts'
import { problemLines } from '../../apps/build/servers/hostChecks.ts'
import { type ReceivedScript, scriptProblems } from '../../apps/build/servers/receivedScripts.ts'
import { rulesOf, servedFolders } from '../../apps/build/servers/rules.ts'
import { openBrowser } from '../browser.ts'

const [, , address, folder, ...asked] = process.argv
if (address === undefined || folder === undefined) {
  console.error('Name the host and the built folder: node .ci/hosting/browserCheck.ts https://dine.example/ dist/<enterprise>')
  process.exit(1)
}
const root = address.replace(/\/?$/, '/')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote the file
const inventory = JSON.parse(readFileSync(join(folder, scriptsFile), 'utf8')) as ScriptInventory
const folders = servedFolders(rulesOf(folder)).filter(({ fallbacks }) => fallbacks.length > 0)

async function check(browser: Browser, page: string) {
  const app = page.split('/')[0] ?? ''
  const received: Promise<ReceivedScript>[] = []
  const tab = await browser.newPage()
  tab.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script' || !response.ok()) return
    const [url, frame] = [response.url(), request.frame().url()]
    received.push(response.body().then((body) => ({ url, body, frame })))
  })
  const document = await tab.goto(root + page)
  // A page that goes on reading is never idle.
  await tab.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined)
  const scripts = await Promise.all(received)
  const policy = folders.find(({ name }) => name === app)?.headers['Content-Security-Policy']
  const sent = await document?.headerValue('Content-Security-Policy')
  const foreign = scripts.filter(({ url }) => !url.startsWith(root)).map(({ url }) => url)
  console.log(`${page}: ${scripts.length} scripts came, of others: ${foreign.join(', ') || 'none'}`)
  await tab.close()
  const problems = [
    ...(scripts.length === 0 ? ['no script came'] : []),
    ...(sent === policy ? [] : ['its policy is not the one that was built']),
    ...scriptProblems(inventory, root, app, scripts),
  ]
  return { what: page, problems }
}

const browser = await openBrowser()
const checks = []
for (const page of asked.length > 0 ? asked : folders.map(({ name }) => `${name}/`)) checks.push(await check(browser, page))
await browser.close()
const lines = problemLines(checks)
for (const line of lines) console.log(line)
process.exitCode = lines.length === 0 ? 0 : 1
