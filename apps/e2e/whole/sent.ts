import type { Request } from '@playwright/test'
import { leavesOf } from './answers.ts'
import type { Second } from './routeParameters.ts'

/** The parts of a text between the marks of an address, also those of an address within it. */
const partsOf = (address: string): readonly string[] =>
  decodeURIComponent(address.replaceAll('+', ' '))
    .split(/[/?&#=]/)
    .flatMap((part) => [part, decodeURIComponent(part.replaceAll(/%(?![\da-f]{2})/gi, '%25'))])
    .flatMap((part) => part.split(/[?&=]/))

/** The values that a request sends. Events tell the page's whole address, whatever it does with it. */
export function sentBy(request: Request): readonly string[] {
  const url = request.url()
  if (new URL(url).pathname.endsWith('/events')) return []
  const body = request.postData()
  try {
    const json: unknown = body === null ? null : request.postDataJSON()
    return [...partsOf(url), ...leavesOf(json)]
  } catch {
    return partsOf(url)
  }
}

/** The values of an address that neither a request nor a link of its page holds. A link within the page repeats the address. */
export function notSent({ of, at, with: further, usedUp = {} }: Second, sent: ReadonlySet<string>, links: readonly string[], own: string) {
  const withoutHash = (link: string) => link.replace(/#.*$/, '')
  const linked = new Set(links.filter((link) => withoutHash(link) !== withoutHash(own)).flatMap(partsOf))
  const second = Object.entries(of).map(([name, both]) => [name, both?.[1] ?? ''] as const)
  const isThere = (value: string) => partsOf(value).every((part) => sent.has(part) || linked.has(part))
  return [...second, ...Object.entries({ ...at, ...further })]
    .filter(([name, value]) => !(name in usedUp) && !isThere(String(value)))
    .map(([name, value]) => `${name}=${value}`)
}
