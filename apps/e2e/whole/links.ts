import type { Page } from '@playwright/test'

type Link = { readonly name: string; readonly href: string }

/** The links of a page, also those that are not drawn yet, by what a screen reader calls them. */
export const linksIn = (page: Page): Promise<readonly Link[]> =>
  page.locator('a[href]').evaluateAll((all) => {
    const nameOf = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
      const labels = node.getAttribute('aria-labelledby')?.split(' ') ?? []
      if (labels.length > 0) return labels.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' ')
      return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(nameOf).join(' ')
    }
    return all.flatMap((link) => (link instanceof HTMLAnchorElement ? [{ name: nameOf(link), href: link.href }] : []))
  })

/** Links of one address that differ only by the thing are one line, from this number on. */
const manyThings = 3

/** Parts that differ from thing to thing, and from day to day. */
const varies = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?=\d)|\b[AP]M\b|\d+/g

/** A line for each link, without its numbers and times. */
export function linesOf(links: readonly Link[], base: string): readonly string[] {
  const masked = (text: string) =>
    text
      .replace(base, '')
      .replace(new URL(base).origin, '')
      .replaceAll(varies, (text) => (/\d/.test(text) ? '0' : ''))
  const names = new Map<string, Set<string>>()
  for (const { name, href } of links) {
    const address = masked(href)
    names.set(address, (names.get(address) ?? new Set()).add(masked(name).replaceAll(/\s+/g, ' ').trim()))
  }
  return [...names]
    .flatMap(([address, all]) => (all.size < manyThings ? [...all].map((name) => `${name} → ${address}`) : [`(each) → ${address}`]))
    .toSorted()
}
