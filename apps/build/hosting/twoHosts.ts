import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type DeclaredApp, isTool } from '../declaredApps.ts'

type App = Pick<DeclaredApp, 'name' | 'audience'>

/** Divides a built folder for two hosts: it keeps the guests' apps, and `toolsFolder` receives the tools. Returns both, each with its apps. */
export function divideHosts<Built extends App>(folder: string, toolsFolder: string, apps: readonly Built[]) {
  cpSync(folder, toolsFolder, { recursive: true })
  const [tools, guests] = [apps.filter(isTool), apps.filter((app) => !isTool(app))]
  const names = (list: readonly App[]) => list.map(({ name }) => name)
  const hosts = [
    { folder, apps: guests, host: { of: 'guests', others: names(tools) } },
    { folder: toolsFolder, apps: tools, host: { of: 'tools', others: names(guests) } },
  ] as const
  for (const { folder: own, host } of hosts) for (const name of host.others) rmSync(join(own, name), { recursive: true })
  return hosts
}
