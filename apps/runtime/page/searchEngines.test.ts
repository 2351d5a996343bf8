import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { declaredApps } from '../../build/declaredApps.ts'
import { stubBrowser } from '../testing/browser.ts'
import { nameForSearch } from './searchEngines.ts'

const added: Record<string, string>[] = []

beforeEach(() => {
  const { document } = stubBrowser()
  Object.assign(document, { createElement: () => ({}), head: { append: (each: Record<string, string>) => added.push(each) } })
  added.length = 0
})

/** The parameters that the pages read, by the code. */
const parameters = new Set(
  globSync(['apps/**/*.{ts,tsx}', 'features/**/*.ts'], { exclude: ['**/*.test.*', '**/*.e2e.*'] }).flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\b(?:query|URLSearchParams\([\w.]*\))\.(?:get|has)\('(\w+)'\)/g),
      ([, name = '']) => name,
    ),
  ),
)

it('OGP-01 no address with a code, a bill or a token is listed, whichever parameter a page reads', async () => {
  expect([...parameters]).toEqual(expect.arrayContaining(['project', 'code', 'invite_token']))
  const listed = (await declaredApps()).flatMap(({ inSearch }) => (inSearch ? [inSearch] : []))
  expect(listed.flat()).toEqual(['project'])
  for (const names of listed)
    for (const name of [...parameters, 'of_a_later_build']) {
      vi.stubGlobal('location', { origin: 'https://page.example', pathname: '/store/', search: `?${name}=x1&utm_source=mail` })
      added.length = 0
      nameForSearch(names.join(' '))
      const own = names.includes(name)
      expect([name, ...added]).toEqual([
        name,
        { rel: 'canonical', href: `https://page.example/store/${own ? `?${name}=x1` : ''}` },
        ...(own ? [] : [{ name: 'robots', content: 'noindex' }]),
      ])
    }
})
