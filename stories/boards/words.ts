import * as z from 'zod/mini'
import { plain, type Words } from './pictures.ts'
import { type DrawnWords, wordsFile } from './shownWords.ts'

const drawnWords = z.record(z.string(), z.array(z.string()))

/** Reads the file of words. */
export const wordsIn = (text: string): DrawnWords => drawnWords.parse(JSON.parse(text))

/** The words of each state in all enterprises, as they are compared. */
export function wordsOfStates(drawn: DrawnWords): Words {
  const lines = new Map<string, Set<string>>()
  for (const [picture, shown] of Object.entries(drawn)) {
    const [, id = ''] = picture.split('/')
    lines.set(id, new Set([...(lines.get(id) ?? []), ...shown.map(plain)]))
  }
  return Object.fromEntries([...lines].map(([id, all]) => [id, [...all].join('\n')]))
}

async function readWords(): Promise<Words> {
  // A test's page has no pictures.
  if ('__vitest_browser__' in globalThis) return {}
  const answer = await fetch(wordsFile)
  return answer.ok ? wordsOfStates(wordsIn(await answer.text())) : {}
}

let reading: Promise<Words> | undefined

/** Reads the words of the pictures once; there are none before the pictures are drawn. */
export const loadWords = (): Promise<Words> => (reading ??= readWords())
