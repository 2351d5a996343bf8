/**
 * `node stories/boards/draw.ts [folder [text]]`: draws the pictures of the boards into the folder of a built Storybook, with the texts that they
 * show; with a text, only those of the stories with it in their ids.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawStories } from '../../.storybook/pictures/drawStories.ts'
import { enterprises } from '../../apps/build/enterprises.ts'
import { picturesIn } from './pictures.ts'
import { showcase } from '../guides/showcase.ts'
import { looks, pictureFile, windows } from './pictureFiles.ts'
import { textsOnPage } from './textsOnPage.ts'
import { writeTexts } from './writeTexts.ts'

const [folder = 'storybook-static', text = ''] = process.argv.slice(2)
if (!existsSync(join(folder, 'iframe.html'))) throw new Error(`No whole Storybook is in ${folder}: npm run build:storybook`)

for (const enterprise of enterprises())
  for (const [window, scheme] of looks) mkdirSync(join(folder, dirname(pictureFile('', enterprise, window, scheme))), { recursive: true })

const isFirst = (id: string) => showcase.some(({ story }) => story === id)
const all = picturesIn(globSync('stories/**/*.stories.tsx').map((file) => readFileSync(file, 'utf8')))
  .filter(({ id }) => id.includes(text))
  .toSorted((a, b) => Number(isFirst(b.id)) - Number(isFirst(a.id)))
const texts: Record<string, readonly string[]> = {}
const start = performance.now()
await drawStories({
  folder,
  stories: enterprises().flatMap((enterprise) => all.map(({ id, plays }) => ({ id, enterprise, plays }))),
  looks: looks.map(([window, scheme]) => ({ ...windows[window], window, scheme })),
  format: 'webp',
  save: (picture, { id, enterprise }, { window, scheme }) =>
    writeFileSync(join(folder, pictureFile(id, enterprise, window, scheme)), picture),
  read: async (page, { id, enterprise }) => void (texts[`${enterprise}/${id}`] = await page.evaluate(textsOnPage)),
})
writeTexts(folder, texts)
console.log(`${all.length} states in ${enterprises().length} enterprises, drawn in ${((performance.now() - start) / 1000).toFixed(0)} s`)
