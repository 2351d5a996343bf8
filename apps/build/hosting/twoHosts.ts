import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeclaredApp, isTool } from '../declaredApps.ts'
import { type Deployment, sharedDomain } from './deployment.ts'

type App = Pick<DeclaredApp, 'name' | 'audience'>

/** The page with the addresses of apps that are on the other host: in its settings, and in its first paint. */
function linked(html: string, others: readonly App[], address: string, domain: string): string {
  const addresses = new Map(others.map(({ name }) => [name, new URL(`${name}/`, address).href]))
  return html
    .replace(
      'id="settings">{',
      (start) => `${start}"otherHost":${JSON.stringify(Object.fromEntries(addresses))},"sharedDomain":"${domain}",`,
    )
    .replaceAll(/href="(?:\.\.\/)+([\w-]+)\//g, (link, app: string) => (addresses.has(app) ? `href="${addresses.get(app)}` : link))
}

/**
 * Divides a built folder for two hosts: it keeps the guests' apps, and `toolsFolder` receives the tools. Links between them become
 * absolute. Returns both folders, each with its apps.
 */
export function divideHosts<Built extends App>(
  folder: string,
  toolsFolder: string,
  apps: readonly Built[],
  { guestsAddress, toolsAddress }: Pick<Deployment, 'guestsAddress' | 'toolsAddress'>,
): readonly { readonly folder: string; readonly apps: readonly Built[] }[] {
  const domain = sharedDomain(guestsAddress, toolsAddress)
  cpSync(folder, toolsFolder, { recursive: true })
  const [tools, guests] = [apps.filter(isTool), apps.filter((app) => !isTool(app))]
  const hosts = [
    { folder, apps: guests, others: tools, address: toolsAddress },
    { folder: toolsFolder, apps: tools, others: guests, address: guestsAddress },
  ]
  for (const { folder: own, others, address } of hosts) {
    for (const { name } of others) rmSync(join(own, name), { recursive: true })
    for (const page of globSync('*/*.html', { cwd: own }).map((file) => join(own, file)))
      writeFileSync(page, linked(readFileSync(page, 'utf8'), others, address, domain))
  }
  return hosts
}
