import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import type { CDPSession, Page } from 'playwright'
import sirv from 'sirv'
import type { SchemeName } from '../../themes/scheme.ts'
import { openBrowser } from '../../.ci/browser.ts'
import { hideMaps, hideWhatMoves, holdClock, show, showIn, watchChanges, wholeHeight } from './inPage.ts'

/** A window, a scheme, and the scale of the picture. */
export type Look = { readonly width: number; readonly height: number; readonly scheme: SchemeName; readonly scale: number }

/** A story in one enterprise. It is shown as it stands, or after its play. */
export type Shown = { readonly id: string; readonly enterprise: string; readonly plays: boolean }

type Drawing<L extends Look> = {
  /** The folder of a built Storybook. */
  readonly folder: string
  readonly stories: readonly Shown[]
  readonly looks: readonly L[]
  /** The file's format. A PNG has the exact colours, of the whole page without the ground of maps; a WebP is small, and shows the window. */
  readonly format: 'png' | 'webp'
  readonly save: (picture: Buffer, story: Shown, look: L) => void
  /** Reads what the page of each story holds, once it is shown. */
  readonly read?: (page: Page, story: Shown) => Promise<void>
}

async function capture(page: Page, session: CDPSession, { width, height }: Look, format: 'png' | 'webp'): Promise<Buffer> {
  const whole = format === 'png' ? await page.evaluate(wholeHeight) : height
  const clip = { x: 0, y: 0, width, height: whole, scale: 1 }
  const beyond = whole > height && { clip, captureBeyondViewport: true }
  const { data } = await session.send('Page.captureScreenshot', { format, optimizeForSpeed: true, quality: 60, ...beyond })
  return Buffer.from(data, 'base64')
}

/** Stories of one page: without plays, or with them. A page takes 3 s to load, and grows with what its stories leave. */
const storiesOfPage = 60

/** Parts of the stories, each for a page of its own: of one enterprise, and all played or none. */
function inParts(stories: readonly Shown[]): readonly (readonly Shown[])[] {
  const groups = new Map<string, Shown[]>()
  for (const story of stories) {
    const name = `${story.enterprise} ${story.plays}`
    groups.set(name, [...(groups.get(name) ?? []), story])
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / storiesOfPage) }, (_, part) =>
      group.slice(part * storiesOfPage, (part + 1) * storiesOfPage),
    ),
  )
}

/** Draws stories of a built Storybook, each in every look. */
export async function drawStories<L extends Look>({ folder, stories, looks, format, save, read }: Drawing<L>): Promise<void> {
  const [firstLook] = looks
  if (!firstLook || stories.length === 0) return
  const server = createServer(sirv(folder, { dev: false }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await openBrowser()

  /** Draws the stories one after the other in one page. Without plays, `embed` leaves them out; set later, it does not resize the page. */
  async function drawPart(part: readonly Shown[]): Promise<void> {
    const [first] = part
    if (!first) return
    const page = await browser.newPage({ viewport: firstLook ?? null, reducedMotion: 'reduce' })
    // A busy machine is slow.
    page.setDefaultTimeout(120_000)
    const session = await page.context().newCDPSession(page)
    const prepare = async () => {
      await page.waitForSelector('body.sb-show-main', { state: 'attached' })
      await page.addStyleTag({ content: format === 'png' ? hideWhatMoves + hideMaps : hideWhatMoves })
      if (!first.plays) await page.evaluate(() => history.replaceState(null, '', `${location.href}&embed=true`))
    }
    await page.addInitScript(watchChanges)
    await page.addInitScript(holdClock, first.plays)
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${first.id}&globals=enterprise:${first.enterprise};a11y.manual:!true`)
    await prepare()
    // The first one was opened with its play.
    for (const story of [...part.slice(1), first]) {
      try {
        await page.evaluate(show, story.id)
      } catch {
        // Storybook loads the page again where the story before cannot be ended. The page then shows this one.
        await page.waitForLoadState('networkidle')
        await prepare()
      }
      await read?.(page, story)
      for (const look of looks) {
        await session.send('Emulation.setDeviceMetricsOverride', { ...look, deviceScaleFactor: look.scale, mobile: false })
        await page.evaluate(showIn, look.scheme)
        save(await capture(page, session, look, format), story, look)
      }
    }
    await page.context().close()
  }

  const waiting = inParts(stories).values()
  await Promise.all(
    // A page waits a third of its time until nothing changes. Each takes half a gigabyte.
    Array.from({ length: Math.min(8, availableParallelism() * 3) }, async () => {
      for (const part of waiting) await drawPart(part)
    }),
  )
  await browser.close()
  server.close()
}
