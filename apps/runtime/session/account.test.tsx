import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AccountProvider, SignedIn } from '../../../ui/PublicPage/SignedIn.tsx'

const sources = globSync('{ui,features,apps}/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.e2e.*', '**/*.types.*', 'apps/e2e/**'] }).map(
  (file) => [file, readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')] as const,
)

describe('NET-13 who is signed in is named wherever they can sign out', () => {
  // A page takes the word and the action from the account, which also has the name: so it cannot offer one without the other.
  it('no page has a way out of its own', () => {
    const ways = /['"`>]\s*(?:Sign out|Log ?[Oo]ut)\b(?! and lose)|\bsignOut\(|=\{signOut\}/
    expect(
      sources
        .filter(([, text]) => ways.test(text))
        .map(([file]) => file)
        .toSorted(),
    ).toEqual([
      'apps/managers/routes.tsx',
      'apps/pos/routes.tsx',
      'apps/runtime/session/AsksBeforeSignOut.tsx',
      'apps/runtime/session/WithAccount.tsx',
      'apps/runtime/session/session.ts',
    ])
  })

  it('a page that takes the action shows the name', () => {
    const takes = sources
      .filter(([, text]) => text.includes('account.onSignOut'))
      .map(([file, text]) => [file, text.includes('account.name')])
    expect(Object.fromEntries(takes)).toEqual({
      'features/privacy/PrivacyScreen.tsx': true,
      'ui/AppShell/AppShell.tsx': true,
      'ui/PublicPage/SignedIn.tsx': true,
    })
  })

  it('every page of ours has a header with it', () => {
    const pages = sources.filter(([file]) => /^ui\/(\w+Page)\/\1\.tsx$/.test(file))
    expect(pages.map(([file, text]) => [file, text.includes('<HeaderAccount')])).toEqual(pages.map(([file]) => [file, true]))
  })

  it.each([
    ['a name', 'Ada Moreau'],
    ['no name yet', null],
  ])('the header with %s', (_, name) => {
    const account = { name, email: null, signOutLabel: 'Log Out', onSignOut: () => undefined }
    const markup = renderToStaticMarkup(createElement(AccountProvider, { value: account }, createElement(SignedIn)))
    expect(
      markup
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s{2,}/),
    ).toEqual([...(name === null ? [] : [name]), 'Log Out'])
  })
})
