import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { type Settings, type Wording, settingsSchema, wordingSchema } from '../../themes/enterprise.ts'

export type Enterprise = { readonly name: string; readonly settings: Settings; readonly wording: Wording }

async function load<T>(name: string, file: string, schema: z.ZodMiniType<T>): Promise<T> {
  return schema.parse(await import(pathToFileURL(resolve('themes', name, file)).href))
}

/** The settings and wording of the enterprise whose theme is in that folder. */
export async function enterpriseOf(name: string): Promise<Enterprise> {
  const { settings } = await load(name, 'settings.ts', z.object({ settings: settingsSchema }))
  const { wording } = await load(name, 'wording.ts', z.object({ wording: wordingSchema }))
  return { name, settings, wording }
}
