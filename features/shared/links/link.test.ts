import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { link } from './link.ts'

const isLink = (text: string) => z.safeParse(link, text).success

it.each(['https://one.example', 'HTTP://one.example', '/', '/page?at=/\\two', '/page//two'])('%j is a link', (text) =>
  expect(isLink(text)).toBe(true),
)

// Browsers read a backslash as a slash, and leave out tabs and line breaks.
it.each(['', 'page', 'javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example'])(
  '%j is none: it leads to a script, to another host or nowhere',
  (text) => expect(isLink(text)).toBe(false),
)
