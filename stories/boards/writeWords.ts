import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawnWords, wordsFile } from './shownWords.ts'
import { wordsIn } from './words.ts'

/** Writes the words of pictures into the folder of a built Storybook; those of pictures that were not drawn again stay. */
export function writeWords(folder: string, drawn: DrawnWords): void {
  const file = join(folder, wordsFile)
  const before = existsSync(file) ? wordsIn(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, JSON.stringify({ ...before, ...drawn }))
}
