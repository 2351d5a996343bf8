import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('{ui,features,apps}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

/** In rem of 16 pixels: 576, 768, 992 and 1200. */
const widths = [36, 48, 62, 75]

it('BLK-13 layouts change at 576, 768, 992 and 1200 pixels, by style sheets: nothing listens to a resize of the window', () => {
  const texts = sources.map((file) => readFileSync(file, 'utf8'))
  // A container query follows the width of a component's own place.
  const ofContainers = (text: string) => [...text.matchAll(/'@container': \{\s*\[(\w+)\]/g)].map(([, query]) => query ?? '')
  const pages = texts
    .filter((text) => text.includes('@media'))
    .map((text) => ofContainers(text).reduce((rest, query) => rest.replace(new RegExp(`const ${query} = .*`), ''), text))
  const found = pages.flatMap((text) => [...text.matchAll(/min-width: ([\d.]+)rem/g)].map(([, width]) => Number(width)))
  expect([...new Set(found)].toSorted((one, other) => one - other)).toEqual(widths)
  expect(texts.filter((text) => /addEventListener\('resize'|onresize/.test(text))).toEqual([])
})
