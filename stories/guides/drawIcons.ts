/** `node stories/guides/drawIcons.ts [enterprise …]`: draws the icons of an installed tool from `mark.svg`, into `themes/<enterprise>/icons/`. */
import { mkdirSync, readFileSync } from 'node:fs'
import { openBrowser } from '../../.ci/browser.ts'
import { drawnIcons } from '../../apps/build/document/webManifest.ts'
import { enterprises } from '../../apps/build/enterprises.ts'

/** The mark on its own ground to the edges, and so small that its parts are inside the circle that every system shows. */
function filled(mark: string): string {
  const ground = /<rect[^>]* fill="(#\w+)"/.exec(mark)?.[1]
  if (ground === undefined) throw new Error('The mark has no ground: a `rect` with a `fill`.')
  return `<div style="background:${ground};padding:10%;box-sizing:border-box">${mark}</div>`
}

const browser = await openBrowser()
const [, , ...asked] = process.argv
for (const enterprise of asked.length > 0 ? asked : enterprises()) {
  const mark = readFileSync(`themes/${enterprise}/mark.svg`, 'utf8')
  mkdirSync(`themes/${enterprise}/icons`, { recursive: true })
  for (const { file, size, purpose } of drawnIcons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const whole = '<style>html,body{margin:0}div,svg{display:block;width:100%;height:100%}</style>'
    await page.setContent(whole + (purpose === 'maskable' ? filled(mark) : mark))
    await page.screenshot({ path: `themes/${enterprise}/icons/${file}`, omitBackground: true })
    await page.close()
  }
}
await browser.close()
