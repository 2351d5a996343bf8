import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

// A person who presses twice sends once. A call that writes is made behind a lock: `useSend`, `useWrite`, a flow, or a payment.

const textOf = (file: string): string => readFileSync(file, 'utf8')
const filesOf = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.(test|e2e|docs)\.|testing\/|e2e\//.test(file))

const writes = filesOf('features').flatMap((file) =>
  [...textOf(file).matchAll(/export const (\w+) = \w+\(\{\s*method: '(\w+)'/g)].flatMap(([, name = '', method]) =>
    method === 'GET' ? [] : [name],
  ),
)

/** Their callers are behind the lock. */
const calledBehindIt: Readonly<Record<string, string>> = {
  'apps/partners/team/invitations.ts': 'apps/partners/team/TeamRoute.tsx',
  'apps/partners/finances/reassign.ts': 'apps/partners/finances/FinancesRoute.tsx',
  'apps/partners/brands/uploadPicture.ts': 'apps/partners/brands/BrandImagesRoute.tsx',
  'apps/runtime/tracking/sendOptOut.ts': 'apps/embed/PrivacyRoute.tsx',
  'apps/claim/member.tsx': 'apps/claim/commands.ts',
}
/** Not at a press: once for each page. */
const atStart = new Set(['apps/runtime/tracking/tellAccount.ts'])

const isLocked = (text: string): boolean =>
  /\b(useSend|useWrite|useWriteBy|useRecord|writeOnce|PaymentApi|CallsOf|Calls)\b|attemptApi\(/.test(text)

it('every call that writes is behind a lock', () => {
  const calling = filesOf('apps').filter((file) => {
    const text = textOf(file)
    return writes.some((name) => new RegExp(String.raw`\b(?:call|callSignedIn|byKey)\(\s*(?:\w+\.)?${name}\b`).test(text))
  })
  expect(writes.length).toBeGreaterThan(50)
  expect(calling.length).toBeGreaterThan(20)
  const open = calling.filter((file) => !isLocked(textOf(file)) && !atStart.has(file))
  const caller = (file: string) => calledBehindIt[file]
  expect(open.filter((file) => caller(file) === undefined)).toEqual([])
  for (const file of open) {
    const text = textOf(caller(file) ?? '')
    expect([file, text.includes(basename(file)), isLocked(text)]).toEqual([file, true, true])
  }
})

/** Their thing has no name of its own: there is one. */
const oneOfAKind = ['apps/diner/AmbassadorRoute.tsx']

it('NET-08 every write names its thing, by what the page shows or sends: a fixed name would be one slot for all', () => {
  const fixed = filesOf('apps').filter((file) => {
    const text = textOf(file)
    return /api\/use(?:Send|Write)\.ts'/.test(text) && /\bof: (?:['"]|`[^`$]*`|\(\) =>)/.test(text)
  })
  expect(fixed).toEqual(oneOfAKind)
})
