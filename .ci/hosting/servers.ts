import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { execa } from 'execa'
import getPort, { portNumbers } from 'get-port'

// nginx and Caddy, as Debian packages them.

export const servers = ['nginx', 'caddy'] as const
export type Server = (typeof servers)[number]

const programs: Readonly<Record<Server, string>> = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' }
/** The user and group id of `nobody`. */
const nobody = '65534'

const brotliOfNginx = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const isHere = (): boolean => [...Object.values(programs), brotliOfNginx].every((path) => existsSync(path))

/** Debian starts a package's server at once, but not where a policy forbids it. */
const installing = [
  'apt-get update',
  'apt-get install -y --no-install-recommends -o Dpkg::Options::=--force-confold nginx-light libnginx-mod-http-brotli-static caddy',
].join(' && ')

/** Whether both servers are here, after an attempt to install them. */
export async function ensureServers(): Promise<boolean> {
  if (isHere()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing nginx and Caddy …')
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const { failed, all } = await execa('sh', ['-c', installing], { env, timeout: 300_000, reject: false, all: true })
  if (failed) console.log(all)
  return isHere()
}

/** The command for a user without rights, as in the container. Nobody but root can choose the user. */
function asNobody(program: string, args: readonly string[], work: string): [string, readonly string[]] {
  if (process.getuid?.() !== 0) return [program, args]
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, work])
  return ['setpriv', ['--reuid', nobody, '--regid', nobody, '--clear-groups', program, ...args]]
}

/** Waits until an address answers, for at most five seconds. */
async function answers(origin: string, tries = 100): Promise<void> {
  const response = await fetch(origin).catch(() => undefined)
  if (response !== undefined) return
  if (tries === 0) throw new Error(`Nothing answers at ${origin}.`)
  await setTimeout(50)
  await answers(origin, tries - 1)
}

/**
 * Starts the server on a copy of the folder, by the folder's own configuration but for the port.
 * A copy, because a user without rights may not read the folder: `mktemp -d` makes folders that only their owner reads.
 */
export async function serve(server: Server, folder: string): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const port = String(await getPort({ port: portNumbers(4850, 4899) }))
  const name = server === 'nginx' ? 'nginx.conf' : 'Caddyfile'
  const work = mkdtempSync(join(tmpdir(), `${server}-`))
  const site = join(work, 'site')
  const config = join(site, name)
  cpSync(folder, site, { recursive: true })
  writeFileSync(config, readFileSync(join(folder, name), 'utf8').replaceAll('8080', port).replaceAll('/tmp/', `${work}/`))
  const child =
    server === 'nginx'
      ? execa(...asNobody(programs.nginx, ['-e', 'stderr', '-p', site, '-c', config, '-g', 'daemon off;'], work), {
          reject: false,
          stdio: 'inherit',
        })
      : execa(programs.caddy, ['run', '--config', config], { reject: false, env: { PLATEWELL_ROOT: site, HOME: work }, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answers(origin)
  const stop = async () => {
    child.kill()
    await child
    rmSync(work, { recursive: true })
  }
  return { origin, stop }
}
