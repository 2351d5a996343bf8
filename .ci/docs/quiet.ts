/**
 * `node .ci/docs/quiet.ts [--all]`: opens the pages of documentation in the built Storybook. Each must open quiet: no layer over
 * it, at its top, the focus at its start. Links between pages must lead somewhere. Pages of screens and apps hold their stories
 * in frames or behind links, so one of each is enough; `--all` opens every one. A board must draw its states.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { lookup } from 'mrmime'
import type { Page } from 'playwright'
import * as z from 'zod/mini'
import { main } from '../lib/children.mjs'
import { openBrowser } from '../lib/openBrowser.ts'

const folder = 'storybook-static'
const indexSchema = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.enum(['docs', 'story']) })) })

/** Serves the built Storybook on a free port. */
async function serve(): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://host').pathname)))
    const isFound = existsSync(file) && !file.endsWith('/')
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': lookup(file) ?? 'application/octet-stream' })
    response.end(isFound ? readFileSync(file) : undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Opens another page in the same window, as the sidebar does: a load of the whole preview would take three times as long. */
async function open(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    document.querySelector('.sbdocs-content')?.setAttribute('data-before', '')
    // @ts-expect-error -- Storybook's own channel
    // oxlint-disable-next-line typescript/no-unsafe-call, typescript/no-unsafe-member-access
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  }, id)
  await page.waitForSelector('.sbdocs-content:not([data-before]) :is(h1, h2)', { timeout: 15_000 })
}

const problemsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(window.scrollY > 0 ? [`it is scrolled to ${window.scrollY} px`] : []),
    ...(document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') ? ['a layer lies over it'] : []),
    ...(document.activeElement === document.body ? [] : [`the focus is in ${document.activeElement?.tagName ?? 'nothing'}`]),
  ])

/** Milliseconds in which what the page loads late would show. */
const settling = 150
/** A layer of the page before may still be closing. */
const patience = 2_000

/** Whether the page's stories stand in the page itself. */
const showsStories = (id: string): boolean => !/^(?:screens|apps)-/.test(id)

const oneOf = (ids: readonly string[]) => (start: string) => ids.filter((id) => id.startsWith(start)).slice(0, 1)

/** What is wrong with a page once it is settled; nothing if it is quiet within the time. */
async function check(page: Page, id: string): Promise<readonly string[]> {
  await open(page, id)
  const until = Date.now() + patience
  let problems: readonly string[]
  do {
    await page.waitForTimeout(settling)
    problems = await problemsOf(page)
  } while (problems.length > 0 && Date.now() < until)
  return problems.map((problem) => `${id}: ${problem}`)
}

/** How many pictures are looked at: the first states, in every enterprise. */
const looked = 4

/** What is wrong with a board: its first pictures must show screens. */
async function checkBoard(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address)
  try {
    await page
      .locator('[inert] iframe')
      .nth(looked - 1)
      .waitFor({ timeout: 15_000 })
    const pictures = page.frames().filter((frame) => frame.url() === 'about:srcdoc')
    const texts = await Promise.all(pictures.map((picture) => picture.locator('body').innerText()))
    return texts.filter((text) => text.trim() !== '').length < looked ? ['a board shows empty pictures'] : []
  } catch (error) {
    return [`a board shows no pictures: ${String(error)}`]
  }
}

/** Links in the guides that lead to no page. */
const deadLinks = (ids: ReadonlySet<string>): readonly string[] =>
  globSync('stories/**/*.mdx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].flatMap(([, id = '']) =>
      ids.has(id) ? [] : [`${file}: there is no page ${id}`],
    ),
  )

await main(async () => {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  const all = Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []))
  const waiting = process.argv.includes('--all') ? all : [...all.filter(showsStories), ...['screens-', 'apps-'].flatMap(oneOf(all))]
  const count = waiting.length
  const { origin, close } = await serve()
  const browser = await openBrowser()
  const problems = [...deadLinks(new Set(Object.keys(entries)))]
  const lane = async () => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${waiting[0] ?? ''}`)
    await page.waitForSelector('.sbdocs-content :is(h1, h2)')
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) problems.push(...(await check(page, id)))
  }
  await Promise.all([lane(), lane()])
  problems.push(...(await checkBoard(await browser.newPage(), `${origin}/iframe.html?viewMode=story&id=overview-surfaces--gift`)))
  await browser.close()
  close()
  for (const problem of problems) console.log(problem)
  console.log(`${count} pages of documentation, ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
})
