import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { breakpoints } from '../ui/breakpoints.ts'

const sources = globSync('{ui,features,apps}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

it('BLK-13 layouts change at 576, 768, 992 and 1200 pixels, by style sheets: nothing listens to a resize of the window', () => {
  expect(Object.values(breakpoints)).toEqual([36, 48, 62, 75].map((rem) => `(min-width: ${rem}rem)`))
  const texts = sources.map((file) => [file, readFileSync(file, 'utf8')] as const)
  // A container query follows the width of a component's own place.
  const ofContainers = (text: string) => [...text.matchAll(/'@container': \{\s*\[(\w+)\]/g)].map(([, query]) => query ?? '')
  const others = texts
    .filter(([, text]) => text.includes('@media'))
    .filter(([, text]) =>
      ofContainers(text)
        .reduce((rest, query) => rest.replace(new RegExp(`const ${query} = .*`), ''), text)
        .includes('min-width:'),
    )
  expect(
    others.map(([file]) => file),
    'take a width of ui/breakpoints.ts',
  ).toEqual([])
  expect(texts.filter(([, text]) => /addEventListener\('resize'|onresize/.test(text)).map(([file]) => file)).toEqual([])
})
