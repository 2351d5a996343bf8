import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCalls } from '../../mocks/contract/readCalls.ts'

const root = join(import.meta.dirname, '../..')
const calls = await readCalls(root)
const features = [...new Set(calls.map(({ feature }) => feature))].toSorted((one, other) => other.length - one.length)

/** Every call may be refused with these: _Connecting a server_ has them. */
const general = new Set(['401', '408', '409', '425', '429'])

/** The statuses of refusals that a code tells apart. */
const toldApart = (code: string): readonly string[] =>
  [...code.matchAll(/\bstatus [!=]== (4\d\d)\b|\[(4\d\d(?:, 4\d\d)*)\]\.includes\(|^ *\[(4\d\d), '/gm)]
    .flatMap(([, one = '', several = '', row = '']) => [one, ...several.split(', '), row])
    .filter((status) => status !== '' && !general.has(status))

it('NET-05 the texts of a feature’s calls have each status of a refusal that its pages tell apart', () => {
  const files = globSync('features/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const found = files.flatMap((file) => {
    const feature = features.find((each) => file.startsWith(`features/${each}/`))
    if (feature === undefined || /^features\/shared\/|\.test\.|\/testing\/|\/examples\//.test(file)) return []
    const texts = calls.flatMap((call) => (call.feature === feature ? [call.docs.about] : [])).join(' ')
    return toldApart(readFileSync(join(root, file), 'utf8')).map((status) => ({ file, feature, status, isThere: texts.includes(status) }))
  })
  expect(new Set(found.map(({ feature }) => feature)).size).toBeGreaterThan(3)
  const missing = found.filter(({ isThere }) => !isThere)
  expect(missing.map(({ file, feature, status }) => `features/${feature}/api.docs.ts: say when ${status} refuses (${file})`)).toEqual([])
})

it('a refusal with a time to wait is one with 429', () => {
  // The last status before the header's name.
  const named = calls.flatMap(({ name, docs }) =>
    [...docs.about.matchAll(/.*\b(4\d\d)\b.*?`Retry-After`/g)].map(([, status]) => [name, status]),
  )
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter(([, status]) => status !== '429')).toEqual([])
})
