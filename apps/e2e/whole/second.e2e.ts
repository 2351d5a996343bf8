import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { calledRoutes } from '../../../.ci/faults/calledRoutes.ts'
import type { Second } from './routeParameters.ts'
import { seconds } from './seconds.ts'
import { memberOf, partner, signIn, signManagerIn } from '../signIn.ts'
import type { Sandbox } from '../sandbox.ts'
import { expect, test } from '../test.ts'
import { linesOf, linksIn } from './links.ts'
import { notSent, sentBy } from './sent.ts'
import { hearReads, readsOf } from './parameterReads.ts'
import { leavesOf, textsOfFirst } from './answers.ts'

// Each route opens the second of two things. What it shows, asks for and links to is of the second.

/** Addresses that name no thing, and what they are. */
const nameNothing: Readonly<Record<string, string>> = {
  business: 'the page for businesses',
  'business/gifting': 'the same',
  'checkout/purchase': 'the link of an email alone',
  'embed/map': 'the map',
  'checkout/subscription': 'the member’s own subscriptions',
  embed: 'the same',
  'embed/privacy': 'a form',
}

const rows: readonly (readonly [app: string, at: string, row: Second])[] = Object.entries(seconds).flatMap(([app, list]) =>
  Object.entries<Second | readonly Second[]>(list).flatMap(([at, sorts]) => [sorts].flat().map((row) => [app, at, row] as const)),
)
const nameOf = (app: string, at: string): string => [app, at].filter((part) => part !== '').join('/')

/** The addresses that the build has pages for, by its routes' own list. */
function builtAddresses(enterprise: string): readonly string[] {
  type Built = { apps: { name: string; files: { answers: { pattern: string; status: number }[] }[] }[] }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote it
  const { apps } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../dist', enterprise, 'build.json'), 'utf8')) as Built
  return apps.flatMap(({ name, files }) => {
    const known = files.flatMap(({ answers }) => answers.flatMap(({ pattern, status }) => (status === 200 ? [pattern] : [])))
    // Anything below the claim's own address is the claim's.
    const own = name === 'claim' ? [] : known.filter((pattern) => !pattern.endsWith('/') && !/(^|\/)login$/.test(pattern))
    return [name, ...own.map((pattern) => nameOf(name, pattern))]
  })
}

/** The address of the second, below the enterprise's own. */
function addressOf(app: string, at: string, { of, at: beside, with: further }: Second): string {
  const { $ = ['', ''], '#': hash, ...search } = of
  const second = Object.entries(search).map(([name, both]) => [name, both?.[1]] as const)
  const query = new URLSearchParams([...Object.entries({ ...beside, ...further }), ...second].map(([name, value = '']) => [name, value]))
  return `${app}/${at.replace('*', $[1])}?${query}${hash ? `#${btoa(hash[1])}` : ''}`
}

/** The names of parameters that name a thing. */
const isName = (name: string): boolean => /(^|_|[a-z])(id|Id|slug|ticket|token|location|user|guest|project)$/.test(name)

test('each address of the build has a row, or names nothing', () => {
  const known = new Set(rows.map(([app, at]) => nameOf(app, at)))
  expect(builtAddresses(test.info().project.name).toSorted()).toEqual([...known, ...Object.keys(nameNothing)].toSorted())
})

/** Whether a link within the app names the second thing, as far as its target can. An `id` is of each page’s own kind of thing. */
function keeps(link: string, app: string, { of }: Second): boolean {
  const { pathname, searchParams } = new URL(link)
  const [, target] = pathname.split(`/${app}/`)
  const names = rows.find(([other, at]) => other === app && at === target)?.[2].of ?? {}
  return Object.keys(names).every((name) => name === 'id' || of[name] === undefined || searchParams.get(name) === of[name][1])
}

/** Whether a row of the page names the parameter, or every page reads it. */
const isDecided = (app: string, at: string, name: string): boolean =>
  rows.some(
    ([other, address, { of, at: beside, with: further, usedUp }]) =>
      other === app && address === at && name in { ...of, ...beside, ...further, ...usedUp },
  )

type Visitor = { readonly page: Page; readonly sandbox: Sandbox; readonly member: string }

/** The sign-in of each app, before its pages are opened. */
const signsIn: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  managers: ({ page, sandbox }) => signManagerIn(page, sandbox, '12125550193'),
  partners: ({ page }) => signIn(page, partner),
  'bulk-gifting': ({ page, member }) => signIn(page, member),
  diner: ({ page, member }) => signIn(page, member),
}

/** Records the requests of a page, and their answers. */
async function listen(page: Page) {
  const routes = [...(await calledRoutes()).values()].map(({ method, path }) => ({
    method,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    pattern: new RegExp(`${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  }))
  const heard = { named: new Set<string>(), sent: new Set<string>(), asked: new Map<string, string>(), answers: new Array<unknown>() }
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return
    for (const value of sentBy(request)) heard.sent.add(value)
    const { pathname, searchParams } = new URL(request.url())
    const parts = routes.flatMap(({ method, names, pattern }) =>
      method === request.method() ? (pattern.exec(pathname)?.slice(1) ?? []).filter((_, index) => isName(names[index] ?? '')) : [],
    )
    const query = [...searchParams].flatMap(([name, value]) => (isName(name) ? [value] : []))
    for (const value of [...parts.map(decodeURIComponent), ...query]) heard.asked.set(value, `${request.method()} ${pathname}`)
  })
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('json')) return
    const answer: unknown = await response.json().catch(() => null)
    heard.answers.push(answer)
    for (const leaf of leavesOf(answer)) heard.named.add(leaf)
  })
  const begin = (named: readonly string[]) =>
    Object.assign(heard, { named: new Set(named), sent: new Set(), asked: new Map(), answers: [] })
  return { heard, begin }
}

/** For requests that a page sends after it is drawn. */
const softly = expect.configure({ soft: true })

/** Apps whose pages one person opens in one tab. */
const visits = [['managers'], ['partners'], ['bulk-gifting'], ['diner', 'pos'], ['checkout', 'store', 'gift', 'claim']] as const

for (const apps of visits)
  test(`NET-11 each page of a second thing shows, asks for and links to that one alone: ${apps.join(', ')}`, async ({
    page,
    sandbox,
    enterprise,
    lane,
  }) => {
    test.setTimeout(900_000)
    const { heard, begin } = await listen(page)
    await hearReads(page)
    const lines: string[] = []
    for (const [app, at, row] of rows.filter(([name]) => apps.some((each) => each === name)))
      await test.step(nameOf(app, at), async () => {
        if (at === '' && signsIn[app]) {
          await page.goto(`${app}/login`)
          await signsIn[app]({ page, sandbox, member: memberOf(enterprise, lane) })
          await expect(page).not.toHaveURL(/login/)
        }
        const name = nameOf(app, at) + (row.sort ? ` (${row.sort})` : '')
        await page.goto('about:blank')
        begin([...Object.values(row.of).map((both) => both?.[1] ?? ''), ...Object.values({ ...row.at, ...row.with }).map(String)])
        await page.goto(addressOf(app, at, row), { waitUntil: 'commit' })
        const body = page.locator('body')
        await expect.soft(body, name).toContainText(row.shows, { timeout: 40_000 })
        await expect.soft(page.locator('#root [aria-busy=true]'), name).toHaveCount(0, { timeout: 40_000 })
        // The shell may have the words already.
        await expect.soft(page.locator('#late-notice'), name).toHaveCount(0, { timeout: 40_000 })
        const text = await body.innerText()
        const ofFirst = textsOfFirst(heard.answers, Object.values(row.of)).filter(
          (each) => text.includes(each) && !(each in (row.mayShow ?? {})),
        )
        expect.soft(ofFirst, `${name} shows of the first`).toEqual([])
        const unnamed = [...heard.asked].filter(([value]) => value !== '' && !heard.named.has(value))
        expect.soft(unnamed, `${name} asks for`).toEqual([])
        const named = await linksIn(page)
        const links = named.map(({ href }) => href)
        await softly.poll(() => notSent(row, heard.sent, links, page.url()), `${name} loses`).toEqual([])
        lines.push(`# ${name}`, ...linesOf(named, test.info().project.use.baseURL ?? ''), '')
        const undecided = (await readsOf(page)).filter((each) => !isDecided(app, at, each))
        expect.soft(undecided, `${name} reads parameters that no row names`).toEqual([])
        expect
          .soft(
            links.filter((link) => !keeps(link, app, row)),
            `${name} links to`,
          )
          .toEqual([])
      })
    // After a change that is meant: the same run with `--update-snapshots`.
    expect(lines.join('\n')).toMatchSnapshot(`${apps.join('-')}.txt`)
  })
