import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { enterprises } from '../apps/build/enterprises.ts'
import { clean, planted } from './boundaries.ts'
import { importsOf } from './importsOf.ts'

const finding = z.object({ code: z.optional(z.string()), filename: z.string() })
type Finding = z.infer<typeof finding>

const layout = ['themes', 'ui', 'features', 'apps', 'mocks', 'stories', '.ci']

/** Lints a folder with this project's layout under this project's rules. */
async function lint(folder: string): Promise<readonly Finding[]> {
  const command = join(folder, 'node_modules/.bin/oxlint')
  const child = spawn(command, ['--format', 'json', ...layout], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const report: unknown = await json(child.stdout)
  return z.object({ diagnostics: z.array(finding) }).parse(report).diagnostics
}

describe('the lint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  let findings: readonly Finding[] = []

  beforeAll(async () => {
    for (const file of ['.oxlintrc.json', 'tsconfig.json']) cpSync(file, join(folder, file))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    for (const [path, source] of [...planted.map(({ path, source }) => [path, source] as const), ...Object.entries(clean)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), source)
    }
    findings = await lint(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const rulesBroken = (path: string) => findings.filter(({ filename }) => filename === path).map(({ code = '' }) => code)

  it('report every planted violation', () => {
    const missed = planted.filter(({ path, rule }) => !rulesBroken(path).some((code) => code.includes(`(${rule})`)))
    expect(missed.map(({ why }) => why)).toEqual([])
  })

  it('report nothing in files that follow them', () => {
    expect(Object.keys(clean).filter((path) => rulesBroken(path).length > 0)).toEqual([])
  })
})

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')

describe('the rules that the linter cannot check', () => {
  const sources = globSync(['{ui,features,apps,stories,themes,mocks,.ci,.storybook}/**/*.{ts,tsx,mjs}'])

  it('has no style sheet, page or guide over 300 lines', () => {
    const others = globSync('{ui,features,apps,stories,themes,mocks,.ci,.storybook}/**/*.{css,html,mdx}')
    const lines = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length
    expect(others).not.toHaveLength(0)
    expect(others.filter((path) => lines(path) > 300)).toEqual([])
  })

  it('has every source read by the compiler', async () => {
    const child = spawn('node_modules/.bin/tsc', ['--showConfig'], { stdio: ['ignore', 'pipe', 'inherit'] })
    // The consumer is a project of its own: it is compiled with the package.
    const elsewhere = '.ci/package/consumer/'
    const read = new Set(z.object({ files: z.array(z.string()) }).parse(await json(child.stdout)).files)
    expect(sources.filter((path) => !path.endsWith('.mjs') && !path.startsWith(elsewhere) && !read.has(`./${path}`))).toEqual([])
  })

  it('gives a reason with every disabled lint line', () => {
    const bare = sources.filter((path) =>
      /(?:ox|es)lint-disable(?!.* -- .{10})/.test(readFileSync(path, 'utf8').replaceAll(/(['"`/]).*?lint-disable.*?\1/g, '')),
    )
    expect(bare).toEqual([])
  })

  const isTest = (path: string) => /\.(?:test|types)\.|\/(?:testing|examples)[/.]/.test(path)

  it.each(enterprises())('ENT-02 ENT-04 names %s nowhere outside themes', (enterprise) => {
    const pages = globSync('{ui,features,apps,mocks,stories,.ci,.storybook}/**/*.{css,html}').concat('vite.config.ts')
    const others = [...sources.filter((path) => !path.startsWith('themes/')), ...pages]
    // This test's own violations name one.
    const naming = others.filter((path) => !path.includes('.test.') && path !== '.ci/boundaries.ts')
    expect(naming.filter((path) => withoutComments(readFileSync(path, 'utf8')).toLowerCase().includes(enterprise))).toEqual([])
  })

  it('ENT-02 has no colour of an enterprise in ui and features', () => {
    const own = sources.filter((path) => /^(ui|features)\//.test(path) && !isTest(path))
    // Black and white are shadow and light, in any brand.
    const telling = /#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\((?!(?:0 0 0|255 255 255) \/)/i
    expect(own.filter((path) => telling.test(withoutComments(readFileSync(path, 'utf8'))))).toEqual([])
  })

  it('compares the text of lists in one way, that of ui/text/fold.ts', () => {
    const lists = sources.filter(
      (path) => /^(?:ui|features|apps|mocks\/state)\//.test(path) && !/\.(?:test|e2e)\.|^apps\/build\//.test(path),
    )
    const otherWays =
      /\.localeCompare\(|Intl\.Collator|toLocale(?:Lower|Upper)Case|to(?:Lower|Upper)Case\(\)\s*\.(?:includes|indexOf|startsWith|search|match)\(|\.(?:includes|indexOf|startsWith)\([^()]*\.to(?:Lower|Upper)Case\(\)/
    expect(lists.filter((path) => otherWays.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('tells every day and time in a named zone, and the device’s in features/shared/dates/time.ts alone', () => {
    const own = sources.filter((path) => /^(?:ui|features|apps|mocks\/(?:state|handlers))\//.test(path) && !/\.(?:test|e2e)\./.test(path))
    const byDevice =
      /\.[gs]et(?:Date|Day|Hours|Minutes|Month|FullYear|TimezoneOffset)\(|\.to(?:Date|Time)String\(|new Date\([^()'"`]*,|\.toLocale(?:Date|Time)String\((?![^)]*timeZone)|DateTimeFormat\((?!\)|[^)]*timeZone)/
    expect(own.filter((path) => byDevice.test(withoutComments(readFileSync(path, 'utf8'))))).toEqual([])
  })

  it('loads no package before the first paint', () => {
    const reached = new Set(['apps/runtime/start/startPage.ts', 'apps/runtime/api/prefetch.ts', ...globSync('apps/*/prefetch.ts')])
    for (const path of reached) {
      if (/^(?:apps|features|ui)\//.test(path) && !path.endsWith('.css.ts'))
        for (const next of importsOf(path, readFileSync(path, 'utf8'), { withLater: false })) reached.add(next)
    }
    expect([...reached].filter((path) => !/\.tsx?$/.test(path))).toEqual([])
  })

  it('follows no person from a page: its start passes on what a page reports, and knows who may be tracked', () => {
    const routes = globSync('apps/*/**/{routes,*Route*}.tsx').filter((path) => !/^apps\/(?:runtime|build)\//.test(path))
    const reached = new Set(routes)
    for (const path of reached)
      // The page of the choice itself reads and saves it.
      if (/^(?:apps|features)\/.*\.tsx?$/.test(path) && !path.endsWith('/PrivacyRoute.tsx'))
        for (const next of importsOf(path, readFileSync(path, 'utf8'))) reached.add(next)
    expect(routes.length).toBeGreaterThan(20)
    expect([...reached].filter((path) => /^apps\/runtime\/(?:signals|tracking)\//.test(path))).toEqual([])
  })

  it('asks the clock nowhere in features', () => {
    const asking = sources.filter((path) => path.startsWith('features/') && readFileSync(path, 'utf8').includes('new Date()'))
    expect(asking).toEqual([])
  })
})
