/** The pictures of one side, kept as files: what was pictured before in the same way is not pictured again. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import * as z from 'zod/mini'
import type { Mode } from '../../.storybook/modes.ts'
import { serve } from './serve.ts'
import { type House, shoot } from './shoot.ts'
import { type Component, componentsOf } from './stories.ts'
import { openStudio, type Studio } from './studio.ts'

const pictured = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  mode: z.string(),
  enterprise: z.string(),
  width: z.number(),
  file: z.string(),
  trouble: z.nullable(z.string()),
})
const unwanted = z.object({ title: z.string(), name: z.string(), reason: z.string() })
const sheet = z.object({ pictures: z.array(pictured), skipped: z.array(unwanted), failures: z.array(z.string()) })

/** A story's picture in one mode. */
export type Picture = z.infer<typeof pictured>

/** All pictures of one component in one house. */
type Sheet = z.infer<typeof sheet>

/** All pictures of a side, and what could not be pictured. */
export interface Gallery {
  /** By story and mode. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly skipped: readonly Sheet['skipped'][number][]
  readonly failures: readonly string[]
}

export interface Asked {
  readonly browser: Browser
  /** The folder of the built Storybook. */
  readonly storybook: string
  /** The folder that keeps the pictures. */
  readonly folder: string
  readonly modes: Readonly<Record<string, Mode>>
  readonly only: readonly string[]
  readonly say: (done: number, all: number) => void
}

/** As many pages draw at once: more would only wait for each other. */
const pages = 2

/** Changes with whatever decides how a picture comes out, apart from what is on it. */
export function mannerOf(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version())
  for (const file of ['shoot.ts', 'studio.ts', 'inPage.ts']) hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The modes of each house together. */
function housesOf(modes: Asked['modes']): readonly House[] {
  const names = new Set(Object.values(modes).map(({ enterprise }) => enterprise))
  return [...names].map((enterprise) => ({
    enterprise,
    windows: Object.entries(modes).flatMap(([name, mode]) => (mode.enterprise === enterprise ? [[name, mode.viewport] as const] : [])),
  }))
}

type Job = readonly [component: Component, house: House]

/** A component's pictures in one house: from the folder, where it has them all, else new ones. */
async function sheetOf(studio: Studio, folder: string, [component, house]: Job): Promise<Sheet> {
  const stem = `${component.title} ${house.enterprise}`.replaceAll(/\W+/g, '-')
  const index = join(folder, `${stem}.json`)
  if (existsSync(index)) return sheet.parse(JSON.parse(readFileSync(index, 'utf8')))
  const { shots, skipped, failures } = await shoot(studio, component, house)
  const { enterprise } = house
  const made: Sheet = {
    pictures: shots.map(({ story: { id, title, name }, mode, width, picture, trouble }) => {
      const file = join(folder, `${id}-${mode.replaceAll(' ', '-')}.png`)
      writeFileSync(file, picture)
      return { id, title, name, mode, enterprise, width, file, trouble }
    }),
    skipped: skipped.map(({ story: { title, name }, reason }) => ({ title, name, reason })),
    failures: [...failures],
  }
  // What failed, or stopped before its end, is tried again the next time.
  if (failures.length === 0 && shots.every(({ trouble }) => trouble === null)) writeFileSync(index, JSON.stringify(made))
  return made
}

/** Pictures a side's stories in every mode. */
export async function galleryOf({ browser, storybook, folder, modes, only, say }: Asked): Promise<Gallery> {
  mkdirSync(folder, { recursive: true })
  const houses = housesOf(modes)
  const jobs: readonly Job[] = componentsOf(storybook, only).flatMap((component) => houses.map((house) => [component, house] as const))
  const server = await serve(storybook)
  const sheets: Sheet[] = []
  const waiting = jobs.values()
  async function draw(): Promise<void> {
    const studio = await openStudio(browser, server.origin)
    for (const job of waiting) {
      sheets.push(await sheetOf(studio, folder, job))
      say(sheets.length, jobs.length)
    }
    await studio.close()
  }
  try {
    await Promise.all(Array.from({ length: pages }, draw))
  } finally {
    server.end()
  }
  const keyed = sheets.flatMap(({ pictures }) => pictures).map((picture) => [`${picture.id} ${picture.mode}`, picture] as const)
  const skipped = new Map(sheets.flatMap((each) => each.skipped).map((each) => [`${each.title} ${each.name}`, each]))
  return { pictures: new Map(keyed), skipped: [...skipped.values()], failures: sheets.flatMap(({ failures }) => failures) }
}
