/**
 * `node stories/boards/draw.ts [folder [text]]`: draws the pictures of the boards into the folder of a built Storybook, or those
 * of the stories with the text in their ids.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import sirv from 'sirv'
import { openBrowser } from '../../.ci/browser.ts'
import { enterprises } from '../../apps/build/enterprises.ts'
import { type Picture, picturesIn } from './pictures.ts'
import { looks, pictureFile, windows } from './pictureFiles.ts'

const [folder = 'storybook-static', text = ''] = process.argv.slice(2)

/** Nothing in a picture moves, and no caret blinks. */
const still = '*, ::before, ::after { animation: none 1ms !important; transition: none !important; caret-color: transparent !important }'

/** Shows a story, and waits until it is drawn and nothing has changed for a moment. Runs in the page. */
async function show(storyId: string): Promise<void> {
  const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
  await new Promise<void>((done) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook's own channel
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
      on(event: string, then: (change: { storyId: string; newPhase: string }) => void): void
      emit(event: string, story: object): void
    }
    channel.on('storyRenderPhaseChanged', (change) => {
      if (change.storyId === storyId && ['completed', 'finished', 'errored', 'aborted'].includes(change.newPhase)) done()
    })
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    setTimeout(done, 15_000)
  })
  let changed = performance.now()
  const until = changed + 1_500
  const observer = new MutationObserver(() => (changed = performance.now()))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (const image of document.images) image.loading = 'eager'
  const isLoading = () => document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete)
  while (performance.now() < until && (performance.now() < changed + 30 || isLoading())) await sleep(10)
  observer.disconnect()
}

/** Draws the story that is shown in each window and scheme. */
async function draw(page: Page, session: CDPSession, enterprise: string, id: string): Promise<void> {
  for (const [window, scheme] of looks) {
    const { scale, ...size } = windows[window]
    await page.setViewportSize(size)
    await page.evaluate((name) => {
      document.documentElement.dataset['scheme'] = name
      globalThis.scrollTo(0, 0)
    }, scheme)
    const clip = { x: 0, y: 0, ...size, scale }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60, ...(scale !== 1 && { clip }) })
    writeFileSync(join(folder, pictureFile(id, enterprise, window, scheme)), data, 'base64')
  }
}

for (const enterprise of enterprises())
  for (const [window, scheme] of looks) mkdirSync(join(folder, dirname(pictureFile('', enterprise, window, scheme))), { recursive: true })
const server = createServer(sirv(folder, { dev: false }))
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await openBrowser()

/** Draws the stories one after the other in one page. Without plays, `embed` leaves them out; set later, it does not resize the page. */
async function drawAll(enterprise: string, pictures: readonly Picture[], plays: boolean): Promise<void> {
  const [first] = pictures
  if (!first) return
  const page = await browser.newPage({ viewport: windows.phone, reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  const prepare = async () => {
    await page.waitForSelector('body.sb-show-main', { state: 'attached' })
    await page.addStyleTag({ content: still })
    if (!plays) await page.evaluate(() => history.replaceState(null, '', `${location.href}&embed=true`))
  }
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${first.id}&globals=enterprise:${enterprise};a11y.manual:!true`)
  await prepare()
  // The first one was opened with its play.
  for (const { id } of [...pictures.slice(1), first]) {
    try {
      await page.evaluate(show, id)
    } catch {
      // Storybook loads the page again where the story before cannot be ended. The page then shows this one.
      await page.waitForLoadState('networkidle')
      await prepare()
    }
    await draw(page, session, enterprise, id)
  }
  await page.close()
}

const all = picturesIn(globSync('stories/*/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))).filter(({ id }) => id.includes(text))
const start = performance.now()
await Promise.all(
  enterprises().map(async (enterprise) => {
    for (const plays of [false, true])
      await drawAll(
        enterprise,
        all.filter((picture) => (picture.plays ?? false) === plays),
        plays,
      )
  }),
)
await browser.close()
server.close()
console.log(`${all.length} states in ${enterprises().length} enterprises, drawn in ${((performance.now() - start) / 1000).toFixed(0)} s`)
