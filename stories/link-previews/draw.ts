/** `node stories/link-previews/draw.ts [enterprise …]`: draws what messengers show for a link, into `themes/<enterprise>/previews/`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, createServer } from 'vite'
import { openBrowser } from '../../.ci/browser.ts'
import { linkPictures, pictureTexts } from '../../apps/build/document/linkPictures.ts'
import { enterpriseOf } from '../../apps/e2e/enterprise.ts'
import { enterprises } from '../../apps/build/enterprises.ts'

/** A page that shows every picture of the enterprise. */
const page = (enterprise: string): Plugin => ({
  name: 'link-pictures',
  configureServer: (server) =>
    void server.middlewares.use((request, response, next) => {
      if (request.url !== '/') return next()
      const script = '<script type="module" src="/stories/link-previews/drawn.tsx"></script>'
      const html = `<!doctype html><html lang="en" data-enterprise="${enterprise}" data-scheme="light"><body>${script}</body></html>`
      server.transformIndexHtml('/', html).then((text) => response.setHeader('Content-Type', 'text/html').end(text), next)
    }),
})

async function draw(enterprise: string): Promise<void> {
  // Vite's configuration reads it.
  process.env['ENTERPRISE'] = enterprise
  const cacheDir = resolve(`node_modules/.vite/${enterprise}`)
  const server = await createServer({ base: '/', plugins: [page(enterprise)], cacheDir, logLevel: 'warn', server: { port: 4812 } })
  await server.listen()
  const browser = await openBrowser()
  const tab = await browser.newPage({ viewport: { width: 600, height: 1300 }, deviceScaleFactor: 2 })
  await tab.goto(server.resolvedUrls?.local[0] ?? '')
  const drawn = linkPictures.map((name) => [name, tab.locator(`[data-name=${name}] > div`)] as const)
  for (const [, picture] of drawn) await picture.waitFor()
  await tab.waitForLoadState('networkidle')
  await tab.evaluate(async () => document.fonts.ready)
  const folder = `themes/${enterprise}/previews`
  mkdirSync(folder, { recursive: true })
  for (const [name, picture] of drawn) await picture.screenshot({ path: `${folder}/${name}.png` })
  const { wording } = await enterpriseOf(enterprise)
  // A test finds by them that a picture has other words than the wording.
  writeFileSync(`${folder}/texts.json`, `${JSON.stringify(pictureTexts(wording), null, 2)}\n`)
  await browser.close()
  await server.close()
}

const [, , ...asked] = process.argv
for (const enterprise of asked.length > 0 ? asked : enterprises()) await draw(enterprise)
