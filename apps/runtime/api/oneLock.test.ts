import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

// A person who presses twice sends once, and what they have left gets no late answer. A call is made by what knows its thing: `useRead`,
// `useSend`, `useWrite`, a flow, or a payment.

const textOf = (file: string): string => readFileSync(file, 'utf8')
const filesOf = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.(test|e2e|docs)\.|testing\/|e2e\//.test(file))

const endpoints = filesOf('features').flatMap((file) =>
  [...textOf(file).matchAll(/export const (\w+) = \w+\(\{\s*method: '/g)].map(([, name = '']) => name),
)

/** Their callers are behind the lock. */
const calledBehindIt: Readonly<Record<string, string>> = {
  'apps/partners/team/invitations.ts': 'apps/partners/team/TeamRoute.tsx',
  'apps/partners/finances/reassign.ts': 'apps/partners/finances/FinancesRoute.tsx',
  'apps/partners/brands/uploadPicture.ts': 'apps/partners/brands/BrandImagesRoute.tsx',
  'apps/runtime/tracking/sendOptOut.ts': 'apps/embed/PrivacyRoute.tsx',
  'apps/claim/member.tsx': 'apps/claim/commands.ts',
  'apps/managers/checkout/checkVisit.ts': 'apps/managers/checkout/EnterCheckRoute.tsx',
}
/** Not about what a page shows, or with an end of its own: that of the page, of the session. */
const others = new Set([
  'apps/bulk-gifting/orders/useExport.ts',
  'apps/runtime/page/readSwitches.ts',
  'apps/runtime/session/readAccount.ts',
  'apps/runtime/tracking/followAccounts.ts',
  'apps/runtime/tracking/tellAccount.ts',
])

const isLocked = (text: string): boolean =>
  /\b(useSend|useWrite|useWriteBy|useRecord|useRead|useSWR|writeOnce|PaymentApi|PaymentConnection|CallsOf|Calls)\b|attemptApi\(/.test(text)

it('NET-08 every call is made by what knows its thing', () => {
  const calling = filesOf('apps').filter((file) => {
    const text = textOf(file)
    return endpoints.some((name) =>
      new RegExp(String.raw`\b(?:call|callSignedIn|byKey)\(\s*(?:withAnswer\()?(?:\w+\.)?${name}\b`).test(text),
    )
  })
  expect(endpoints.length).toBeGreaterThan(100)
  expect(calling.length).toBeGreaterThan(30)
  const open = calling.filter((file) => !isLocked(textOf(file)) && !others.has(file))
  const caller = (file: string) => calledBehindIt[file]
  expect(open.filter((file) => caller(file) === undefined)).toEqual([])
  for (const file of open) {
    const text = textOf(caller(file) ?? '')
    expect([file, text.includes(basename(file)), isLocked(text)]).toEqual([file, true, true])
  }
})
