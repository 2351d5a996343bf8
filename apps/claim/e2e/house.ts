import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { Settings, Wording } from '../../../themes/enterprise.ts'

export type House = { readonly name: string; readonly settings: Settings; readonly wording: Wording }

/** The settings and wording of the enterprise that a test project is named after. */
export async function houseOf(name: string): Promise<House> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(resolve('themes', name, file)).href)
  const { settings } = (await load('settings.ts')) as { settings: Settings }
  const { wording } = (await load('wording.ts')) as { wording: Wording }
  return { name, settings, wording }
}
