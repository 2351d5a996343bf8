import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { link } from './link.ts'

const isLink = (text: string) => z.safeParse(link, text).success

it.each([
  'https://one.example',
  'HTTPS://one.example:8443/path',
  'https://café.example/karte',
  'https://one.example?of=me@mail.example',
  'https://one.example/@maya',
  '/',
  '/page?at=/\\two',
  '/page//two',
  'http://localhost:4700/pass',
])('%j is a link', (text) => expect(isLink(text)).toBe(true))

it('reads an address the same way after thousands of others', () => {
  expect(Array.from({ length: 20_000 }, () => isLink('https://café.example/karte'))).not.toContain(false)
})

// Browsers read a backslash as a slash, and leave out tabs and line breaks.
it.each([
  '',
  'page',
  'https://%',
  'https://one.example:70000/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
])('%j is none: it leads to a script, to another host or nowhere', (text) => expect(isLink(text)).toBe(false))

it.each(['http://one.example', 'http://localhost.evil.example', 'http://localhost@evil.example', 'http://localhost:80@evil.example'])(
  '%j is none: others can read and change what it leads to',
  (text) => expect(isLink(text)).toBe(false),
)

it.each([
  'https://bank.example@evil.example',
  'https://me:word@evil.example/',
  'https://bank.example\\@evil.example',
  'https:///evil.example',
])('%j is none: it hides its host', (text) => expect(isLink(text)).toBe(false))
