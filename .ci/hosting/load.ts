/**
 * `node .ci/hosting/load.ts [seconds]`: how many visits nginx serves on one processor, with the built folder's own rules, and how long
 * the slowest hundredth of the requests takes. The requests come from another processor of the same machine, by Debian's `wrk`.
 */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { firstLoad } from '../../apps/build/document/firstLoad.ts'
import { ask } from '../../apps/build/servers/ask.ts'
import { execa } from 'execa'
import { ensureServers, serve } from './servers.ts'

const connections = 32
const [, , seconds = '8'] = process.argv

/** Asks for the paths in turn. */
const scriptOf = (paths: readonly string[], headers: Readonly<Record<string, string>>): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local next = 0
for name, value in pairs({ ${Object.entries(headers)
  .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join(', ')} }) do
  wrk.headers[name] = value
end
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end
`

const figure = (output: string, pattern: RegExp): string => pattern.exec(output)?.[1] ?? '?'

/** A line of the result: the requests of a visit, and the speed of the answers. */
async function measure(title: string, origin: string, paths: readonly string[], headers: Readonly<Record<string, string>>): Promise<void> {
  const script = join(mkdtempSync(join(tmpdir(), 'load-')), 'visit.lua')
  writeFileSync(script, scriptOf(paths, headers))
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, origin]
  const { all: output } = await execa('taskset', ['-c', '1', ...wrk], { all: true })
  const perSecond = Number(figure(output, /Requests\/sec:\s+([\d.]+)/))
  const visits = (perSecond / paths.length).toFixed(0)
  console.log(
    `${title}: ${paths.length} requests, ${perSecond.toFixed(0)} requests/s, ${visits} visits/s, 99 % within ${figure(output, /99%\s+(\S+)/)}`,
  )
  const failed = figure(output, /Non-2xx or 3xx responses: (\d+)/)
  if (failed !== '?') throw new Error(`${failed} requests failed:\n${output}`)
}

if (!(await ensureServers()) || !existsSync('/usr/bin/wrk')) throw new Error('This needs nginx and wrk: apt-get install wrk')
const folder = resolve(distFolder(), enterprises()[0] ?? '')
const { origin, stop } = await serve('nginx', folder, (config) =>
  config.replace('worker_processes auto;', 'worker_processes 1;\nworker_cpu_affinity 01;'),
)
try {
  for (const app of ['claim', 'checkout']) {
    const page = `/${app}/`
    const files = firstLoad(join(folder, app, 'index.html')).files.map((file) => `/${relative(folder, file)}`)
    const { headers } = await ask(origin, page)
    await measure(`${app}, first visit`, origin, [page, ...files], { 'Accept-Encoding': 'br' })
    await measure(`${app}, again`, origin, [page], { 'Accept-Encoding': 'br', 'If-Modified-Since': headers['last-modified'] ?? '' })
  }
} finally {
  await stop()
}
