import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawnTexts, textsFile } from './textsOnPage.ts'
import { textsIn } from './drawnTexts.ts'

/** Writes the texts of pictures into the folder of a built Storybook; those of pictures that were not drawn again stay. */
export function writeTexts(folder: string, drawn: DrawnTexts): void {
  const file = join(folder, textsFile)
  const before = existsSync(file) ? textsIn(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, JSON.stringify({ ...before, ...drawn }))
}
