import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

// A picture leaves without the notes of its camera, such as the place. `prepare` draws each anew, which the stories of the apps prove:
// their pictures have such notes, and the sandbox takes none that has. Here: nothing sends a file that `prepare` has not drawn.

const textOf = (file: string): string => readFileSync(file, 'utf8')
const files = globSync('{apps,features,ui}/**/*.{ts,tsx}').filter((file) => !/\.(test|e2e|docs)\.|testing\/|e2e\/|apps\/build\//.test(file))
const filesWith = (text: RegExp) => files.filter((file) => text.test(textOf(file))).toSorted()

/** The calls that take a file: the image host's, and those of the API with a body that has files. */
const calls = [
  'sendToHost',
  ...files.flatMap((file) =>
    textOf(file)
      .split('export const ')
      .flatMap((declared) => (declared.includes("bodyAs: 'multipart'") ? declared.slice(0, declared.indexOf(' ')) : [])),
  ),
]

const isDrawn = (file: string): boolean => {
  if (/\b(prepare|useUploads)\(/.test(textOf(file))) return true
  const importers = filesWith(new RegExp(`from '.*/${basename(file)}'`))
  return importers.length > 0 && importers.every(isDrawn)
}

it('PRT-17 a picture that is sent was drawn anew, wherever one is sent', () => {
  const senders = filesWith(new RegExp(String.raw`\b(${calls.join('|')})\b`)).filter((file) => /^apps\/(?!runtime\/)/.test(file))
  expect(senders.length).toBeGreaterThan(2)
  expect(senders.filter((file) => !isDrawn(file))).toEqual([])
})

it('PRT-17 a file is read, or put into a request, by these alone', () => {
  expect(filesWith(/\bFormData\(|\bFileReader\b|\.(arrayBuffer|bytes|stream)\(|^ +file\.text\(/m)).toEqual([
    // A list of recipients, which is read here and not sent.
    'apps/bulk-gifting/recipients/reading.ts',
    'apps/runtime/api/call.ts',
    'apps/runtime/uploads/pictures.ts',
    'apps/runtime/uploads/sendToHost.ts',
  ])
})
