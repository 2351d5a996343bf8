import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('apps/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'apps/runtime/session/**', 'apps/build/**'] })

/** A plain subscription, which does not know of what came before it. */
const plain = /\b(?:onSignedOut|onSessionChange)\(/
const inReact = /\buse(?:Layout|Insertion)?Effect\(/

it('NET-04 a component follows the session from its render on, never by a plain subscription in an effect', () => {
  const texts = sources.map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(texts.some(([, text]) => plain.test(text))).toBe(true)
  expect(texts.filter(([, text]) => plain.test(text) && inReact.test(text)).map(([file]) => file)).toEqual([])
})
