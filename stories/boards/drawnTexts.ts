import * as z from 'zod/mini'
import { plain, type Texts } from './pictures.ts'
import { type DrawnTexts, textsFile } from './textsOnPage.ts'

const drawnTexts = z.record(z.string(), z.array(z.string()))

/** Reads the file of texts. */
export const textsIn = (text: string): DrawnTexts => drawnTexts.parse(JSON.parse(text))

/** The texts of each state in all enterprises, as they are compared. */
export function textsOfStates(drawn: DrawnTexts): Texts {
  const lines = new Map<string, Set<string>>()
  for (const [picture, shown] of Object.entries(drawn)) {
    const [, id = ''] = picture.split('/')
    lines.set(id, new Set([...(lines.get(id) ?? []), ...shown.map(plain)]))
  }
  return Object.fromEntries([...lines].map(([id, all]) => [id, [...all].join('\n')]))
}

async function readTexts(): Promise<Texts> {
  // A test's page has no pictures.
  if ('__vitest_browser__' in globalThis) return {}
  const answer = await fetch(textsFile)
  return answer.ok ? textsOfStates(textsIn(await answer.text())) : {}
}

let reading: Promise<Texts> | undefined

/** Reads the texts of the pictures once; there are none before the pictures are drawn. */
export const loadTexts = (): Promise<Texts> => (reading ??= readTexts())
