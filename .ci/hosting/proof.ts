/**
 * `node .ci/hosting/proof.ts`: serves the built folders with nginx and with Caddy, by the configurations that the build wrote, and
 * checks every rule on each. It installs Debian's packages where they are missing.
 */
import { resolve } from 'node:path'
import { declaredApps } from '../../apps/build/declaredApps.ts'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { askerOf } from '../../apps/build/servers/ask.ts'
import { hostChecks, problemLines, spellingChecks } from '../../apps/build/servers/hostChecks.ts'
import { builtFiles, rulesOf } from '../../apps/build/servers/rules.ts'
import { type Server, ensureServers, serve, servers } from './servers.ts'

const apps = (await declaredApps()).map(({ name }) => name)

async function prove(server: Server, folder: string): Promise<number> {
  const { origin, stop } = await serve(server, folder)
  try {
    const ask = askerOf(origin)
    const checks = [...(await hostChecks(ask, rulesOf(folder), builtFiles(folder), apps)), ...(await spellingChecks(ask, rulesOf(folder)))]
    const problems = problemLines(checks)
    for (const line of problems) console.log(line)
    console.log(`${server}: ${checks.length} checks, ${problems.length} problems`)
    return problems.length
  } finally {
    await stop()
  }
}

if (await ensureServers()) {
  const folder = resolve(distFolder(), enterprises()[0] ?? '')
  let problems = 0
  for (const server of servers) problems += await prove(server, folder)
  process.exitCode = problems === 0 ? 0 : 1
} else {
  console.log('nginx and Caddy are not installed, and could not be: their configurations are not proven.')
  process.exitCode = process.env['CI'] === undefined ? 0 : 1
}
