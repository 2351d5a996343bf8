import { join } from 'node:path'
import { distFolder } from '../../apps/build/enterprises.ts'
import { firstLoad, weigh } from '../../apps/build/document/firstLoad.ts'
import type { Page } from './pages.ts'

/** The bytes of script that a page of an enterprise loads after the first page of another app. */
export function scriptAfter(enterprise: string, { app, path }: Pick<Page, 'app' | 'path'>, before: string): number {
  const load = (name: string, address: string) =>
    firstLoad(join(distFolder(), enterprise, name, 'index.html'), `any:/${address.replace(/[?#].*/, '')}`.replace(/\/$/, ''))
  const known = load(before, '').files
  return weigh(load(app, path).files.filter((file) => !known.includes(file)))
}

/** The bytes of the scripts at these addresses, without those of the payment provider. */
export function weighAddresses(folder: string, addresses: readonly string[]): number {
  const paths = addresses.map((address) => new URL(address).pathname).filter((path) => !path.startsWith('/__sandbox/'))
  return weigh(paths.map((path) => join(folder, path)))
}
