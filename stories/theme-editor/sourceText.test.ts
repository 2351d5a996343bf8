import { describe, expect, it } from 'vitest'
import { themeSourcesOf } from '../themeSources.ts'
import { schemesText, seedsText, withoutTypes } from './sourceText.ts'

/** The exports of a module with this text. */
async function exportsOf(text: string): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(withoutTypes(text))}`)
  return module
}

const sources = import.meta.glob<string>('../../themes/*/seeds.ts', { query: '?raw', import: 'default', eager: true })
const ids = Object.keys(sources).map((path) => path.split('/').at(-2) ?? '')

describe.each(ids)('%s', (id) => {
  const { seeds, schemes } = themeSourcesOf(id)

  it('copies the seeds', async () => {
    expect(await exportsOf(seedsText(seeds))).toMatchObject({ seeds })
  })

  it('copies the tokens', async () => {
    expect(await exportsOf(schemesText(schemes))).toMatchObject({ schemes })
  })

  it('writes the seeds as the file does', () => {
    const file = sources[`../../themes/${id}/seeds.ts`] ?? ''
    expect(seedsText(seeds)).toBe(file.replace(/\/\*\*.*\*\/\n/, ''))
  })
})
