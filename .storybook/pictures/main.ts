/**
 * `npm run pictures -- [commit] [--only text]`: draws the stories that the change since the commit reaches, before and after it. Playwright
 * compares them and writes the page of the differences. `--only` takes the stories with the text in their ids.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { storyId } from '../storyId.ts'
import { readableName } from '../tags/readableName.ts'
import { enterprises } from '../../apps/build/enterprises.ts'
import { isLedByPlay, storyFileOf } from '../../stories/coverage/storyText.ts'
import { installBrowser } from '../../.ci/browser.ts'
import { importsOf } from '../../.ci/importsOf.ts'
import { cache, listFile } from './cache.ts'
import { type Look, drawStories } from './drawStories.ts'
import { type Stats, reached } from './reached.ts'

const looks = [
  { name: 'phone', width: 360, height: 740, scheme: 'light', scale: 1 },
  { name: 'phone-dark', width: 360, height: 740, scheme: 'dark', scale: 1 },
  { name: 'wide', width: 1280, height: 860, scheme: 'light', scale: 0.5 },
] as const satisfies readonly (Look & { name: string })[]

/** The drawing decides how a picture looks, too. */
const drawing = createHash('sha256')
for (const file of ['drawStories.ts', 'inPage.ts']) drawing.update(readFileSync(join(import.meta.dirname, file)))
const drawn = drawing.digest('hex').slice(0, 12)

const git = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => (await execa('git', args, { env })).stdout

/** Git's name for the files of this folder as they are now. An index of its own stages nothing in the real one. */
async function treeNow(): Promise<string> {
  const env = { GIT_INDEX_FILE: join(cache, 'index') }
  await git(['read-tree', 'HEAD'], env)
  await git(['add', '--all'], env)
  return git(['write-tree'], env)
}

/** The last commit while something is not committed, else the one where the branch left main. On main itself, the one before. */
async function defaultCommit(): Promise<string> {
  if ((await git(['status', '--porcelain'])) !== '') return 'HEAD'
  const head = await git(['rev-parse', 'HEAD'])
  for (const main of ['origin/main', 'main']) {
    const { stdout, failed } = await execa({ reject: false })`git merge-base HEAD ${main}`
    if (!failed && stdout !== head) return stdout
  }
  return 'HEAD^'
}

/** The folder of a tree's Storybook, without documentation and sidebar: half the time of a whole one. */
async function built(tree: string, folder: string): Promise<string> {
  const output = join(cache, 'trees', tree)
  if (existsSync(output)) return output
  console.log(`${folder}: building its Storybook …`)
  if (!existsSync(join(folder, 'node_modules'))) {
    const isOurs = readFileSync('package-lock.json').equals(readFileSync(join(folder, 'package-lock.json')))
    if (isOurs) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
    else await execa({ cwd: folder })`npm ci --no-audit --no-fund --ignore-scripts`
  }
  const part = join(cache, 'part')
  const args = ['build', '--test', '--preview-only', '--quiet', '--stats-json', part, '--output-dir', part]
  await execa('storybook', args, { cwd: folder, preferLocal: true, env: { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' } })
  mkdirSync(dirname(output), { recursive: true })
  renameSync(part, output)
  return output
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Storybook writes it
const statsIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'preview-stats.json'), 'utf8')) as Stats

const stories = globSync('stories/**/*.stories.tsx').flatMap((path) => {
  const { title, stories: all } = storyFileOf(readFileSync(path, 'utf8'))
  const named = (story: (typeof all)[number]) => ({ id: storyId(title, story.exportName), name: readableName(story.exportName) })
  return all.map((story) => ({ ...story, ...named(story), title, file: path.replaceAll('\\', '/'), plays: isLedByPlay(title, story) }))
})

const importsIn = (path: string) => (existsSync(path) ? importsOf(path, readFileSync(path, 'utf8')) : [])

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string', default: '' } } })
await installBrowser()
mkdirSync(cache, { recursive: true })
const commit = positionals[0] ?? (await defaultCommit())
const trees = [await git(['rev-parse', `${commit}^{tree}`]), await treeNow()] as const
const changed = (await git(['diff-tree', '-r', '--name-only', ...trees])).split('\n')
const checkout = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'checkout')
await git(['worktree', 'add', '--quiet', '--detach', checkout, commit])
const remove = () => git(['worktree', 'remove', '--force', checkout])
process.once('SIGINT', () => void remove().finally(() => process.exit(130)))
try {
  const folders = [await built(trees[0], checkout), await built(trees[1], '.')] as const
  const earlier = readFileSync(join(folders[0], 'index.json'), 'utf8')
  const wanted = enterprises().flatMap((enterprise) => {
    const ours = changed.filter((path) => !/^themes\/[^/]+\//.test(path) || path.startsWith(`themes/${enterprise}/`))
    const reaches = folders.map((folder) => reached(statsIn(folder), ours, importsIn))
    return stories
      .filter(
        ({ id, file, title, withoutPicture }) => !withoutPicture && id.includes(values.only) && reaches.some((does) => does(file, title)),
      )
      .map((story) => ({ ...story, enterprise }))
  })
  const compared = wanted.filter(({ id }) => earlier.includes(`"${id}"`))
  const added = new Set(wanted.map(({ id }) => id)).size - new Set(compared.map(({ id }) => id)).size
  console.log(`The change reaches ${compared.length * looks.length} pictures, and ${added} stories are new.`)
  const pathOf = (tree: string, { id, enterprise }: { id: string; enterprise: string }, look: string) =>
    ['trees', tree, drawn, enterprise, look, `${id}.png`] as const
  for (const [index, tree] of trees.entries())
    await drawStories({
      folder: folders[index] ?? '',
      looks,
      format: 'png',
      stories: compared.filter((each) => looks.some(({ name }) => !existsSync(join(cache, ...pathOf(tree, each, name))))),
      save(picture, each, { name }) {
        const file = join(cache, ...pathOf(tree, each, name))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, picture)
      },
    })
  const list = compared.flatMap((each) =>
    looks.map(({ name: look }) => ({
      title: `${each.title} / ${each.name}, ${each.enterprise}, ${look}`,
      tag: [`@${each.enterprise}`, `@${look}`],
      before: pathOf(trees[0], each, look),
      after: pathOf(trees[1], each, look),
    })),
  )
  const differ = list.filter(({ before, after }) => !readFileSync(join(cache, ...before)).equals(readFileSync(join(cache, ...after))))
  if (differ.length === 0) console.log('Everything looks as before.')
  else {
    writeFileSync(listFile, JSON.stringify(differ))
    await execa('playwright', ['test', '--config', '.storybook/pictures/playwright.config.ts'], {
      preferLocal: true,
      reject: false,
      stdio: 'inherit',
    })
    console.log(`The differences: ${pathToFileURL(resolve('test-results/pictures/index.html')).href}`)
  }
  const all = readdirSync(join(cache, 'trees')).map((name) => join(cache, 'trees', name))
  for (const old of all.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs).slice(4)) rmSync(old, { recursive: true })
  console.log(`${(performance.now() / 1000).toFixed(0)} s`)
} finally {
  await remove()
}
