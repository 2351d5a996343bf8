import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { declared } from './declared.ts'
import manifest from '../../package.json' with { type: 'json' }

const guides = globSync('stories/guides/**/*.mdx')

/** Files and names that a reader of the guide is about to add. */
const madeUp = /harbour|[hH]ours|opening-hours|[dD]ining-?[cC]redit|[cC]losedForSeason|dressCode|[pP]arking/
const pathInCode = /`((?:themes|ui|features|apps|mocks|stories|\.storybook|\.ci)\/[\w./-]*)`/g
const linkedPath = /\]\(([\w./-]+)\)/g
const scriptName = /npm run ([\w:]+)/g
const nameInCode = /`[^`\n/]*?\b([a-z]+[A-Z]\w*)[^`\n/]*`/g
const fence = /^ *```[\s\S]*?^ *```$/gm

const sources = globSync('{.ci,.storybook,apps,features,mocks,stories,themes,ui}/**/*.{ts,tsx,json}')
const names = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/\b[a-z]+[A-Z]\w*/g) ?? []))

describe.each(['README.md', ...guides])('%s', (guide) => {
  const text = readFileSync(guide, 'utf8')
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

  it('names only files, folders and commands that there are', () => {
    const paths = [...named(pathInCode), ...named(linkedPath)]
    expect(paths.filter((path) => !madeUp.test(path) && !existsSync(path))).toEqual([])
    expect(named(scriptName).filter((script) => !Object.hasOwn(manifest.scripts, script))).toEqual([])
  })

  it('names only code that there is', () => {
    const found = [...text.replaceAll(fence, '').matchAll(nameInCode)].map(([, name = '']) => name)
    expect(found.filter((name) => !madeUp.test(name) && !names.has(name))).toEqual([])
  })
})

it.each(guides)('%s has no table: MDX shows it as a line of bars', (guide) => {
  expect(readFileSync(guide, 'utf8').match(/^\|.*$/m)).toBeNull()
})

it.each(guides)('%s shows only code that its file declares', (guide) => {
  const text = readFileSync(guide, 'utf8')
  const files = new Map([...text.matchAll(/^import (\w+) from '([^']+)\?raw'$/gm)].map(([, name = '', path = '']) => [name, path]))
  for (const [, file = '', name = ''] of text.matchAll(/<Code of=\{(\w+)\} name="(\w+)" \/>/g))
    expect(declared(readFileSync(`stories/guides/${files.get(file)}`, 'utf8'), name)).toContain(name)
})

it('Adding an enterprise names every file and folder of an enterprise', () => {
  const guide = readFileSync('stories/guides/AddingAnEnterprise.mdx', 'utf8')
  const needed = ['copperline', 'northgate'].flatMap((enterprise) => readdirSync(`themes/${enterprise}`))
  expect(needed.filter((name) => !guide.includes(`\`${name}`))).toEqual([])
})
