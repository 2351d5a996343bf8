/**
 * `npm run pictures -- [commit] [--only text]`: draws the stories that the change since the commit can reach, before and after it, and
 * writes a page of the differences. `--only` takes the stories with the text in their ids.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { installBrowser } from '../../.ci/browser.ts'
import { type Checkout, builtStorybook, cache, defaultCommit, otherCheckout, prune, readFile, thisCheckout } from './checkouts.ts'
import { differenceOf } from './compare.ts'
import { type Look, drawStories } from './drawStories.ts'
import { htmlOf } from './html.ts'
import { type ChangedPicture, type ChangedStory, changedPaths, storyDifference } from './report.ts'
import { type Story, decidersIn, keyOf, storiesOf } from './stories.ts'

const looks = [
  { name: 'phone', width: 360, height: 740, scheme: 'light', scale: 1 },
  { name: 'phone, dark', width: 360, height: 740, scheme: 'dark', scale: 1 },
  { name: 'wide', width: 1280, height: 860, scheme: 'light', scale: 0.5 },
] as const satisfies readonly (Look & { name: string })[]

const page = 'test-results/pictures'

/** The drawing decides how a picture looks, too. */
const drawnBy = ['drawStories.ts', 'inPage.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))

/** One side of the comparison. */
function side(checkout: Checkout) {
  const sources = { paths: [...checkout.files.keys()], textOf: (path: string) => readFile(checkout, path) }
  const deciders = decidersIn(sources)
  const keys = new Map<string, string>()
  return {
    checkout,
    deciders,
    stories: storiesOf(sources),
    enterprises: sources.paths.flatMap((path) => /^themes\/([^/]+)\/enterprise\.ts$/.exec(path)?.[1] ?? []),
    key({ file }: Story, enterprise: string): string {
      const name = `${file} ${enterprise}`
      const key = keys.get(name) ?? keyOf(deciders(file, enterprise), checkout.files, name, ...drawnBy)
      keys.set(name, key)
      return key
    },
  }
}
type Side = ReturnType<typeof side>

type Wanted = { readonly story: Story; readonly enterprise: string }

const fileOf = (its: Side, { story, enterprise }: Wanted, look: string): string =>
  join(cache, 'drawn', its.key(story, enterprise), `${story.id} ${look}.png`)

/** Draws what the cache does not hold. */
async function draw(its: Side, wanted: readonly Wanted[], ours: Checkout): Promise<void> {
  const missing = wanted.filter((each) => looks.some(({ name }) => !existsSync(fileOf(its, each, name))))
  if (missing.length === 0) return
  console.log(`${its.checkout.name}: building its Storybook …`)
  const folder = await builtStorybook(its.checkout, ours)
  console.log(`${its.checkout.name}: drawing ${missing.length * looks.length} pictures …`)
  const byName = new Map(missing.map((each) => [`${each.story.id} ${each.enterprise}`, each]))
  await drawStories({
    folder,
    looks,
    format: 'png',
    stories: missing.map(({ story: { id, plays }, enterprise }) => ({ id, plays, enterprise })),
    save(picture, { id, enterprise }, { name }) {
      const each = byName.get(`${id} ${enterprise}`)
      if (!each) return
      const file = fileOf(its, each, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, picture)
    },
  })
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string', default: '' } } })
await installBrowser()
const ours = await thisCheckout()
const other = await otherCheckout(positionals[0] ?? (await defaultCommit()))
process.once('SIGINT', () => void other.remove().finally(() => process.exit(130)))
try {
  const [before, after] = [side(other), side(ours)]
  const { both, ...stories } = storyDifference(before.stories, after.stories)
  const enterprises = after.enterprises.filter((each) => before.enterprises.includes(each))
  const wanted = both
    .filter(({ id }) => id.includes(values.only))
    .flatMap((story) => enterprises.map((enterprise) => ({ story, enterprise })))
    .filter(({ story, enterprise }) => before.key(story, enterprise) !== after.key(story, enterprise))
  console.log(`The change reaches ${wanted.length * looks.length} of ${both.length * enterprises.length * looks.length} pictures.`)
  await draw(before, wanted, ours)
  await draw(after, wanted, ours)

  const paths = changedPaths(other.files, ours.files)
  const changed = new Map<string, ChangedStory>()
  rmSync(page, { recursive: true, force: true })
  mkdirSync(join(page, 'files'), { recursive: true })
  let count = 0
  for (const each of wanted)
    for (const { name: look } of looks) {
      const [one, two] = [before, after].map((its) => readFileSync(fileOf(its, each, look)))
      const difference = one && two && differenceOf(one, two)
      if (!difference) continue
      const write = (kind: string, picture: Buffer) => {
        const file = `files/${count}-${kind}.png`
        writeFileSync(join(page, file), picture)
        return file
      }
      count += 1
      const { story, enterprise } = each
      const picture: ChangedPicture = {
        enterprise,
        look,
        pixels: difference.pixels,
        top: difference.top,
        size: difference.size,
        before: write('before', one),
        after: write('after', two),
        marked: write('marked', difference.marked),
      }
      const reached = new Set([...before.deciders(story.file, enterprise), ...after.deciders(story.file, enterprise)])
      const soFar = changed.get(story.id)
      changed.set(story.id, {
        ...story,
        causes: [...new Set([...(soFar?.causes ?? []), ...[...reached].filter((path) => paths.has(path))])].toSorted(),
        pictures: [...(soFar?.pictures ?? []), picture],
      })
    }
  const report = {
    ...stories,
    before: other.name,
    after: ours.name,
    compared: wanted.length * looks.length,
    all: both.length * enterprises.length * looks.length,
    enterprises,
    looks: looks.map(({ name }) => name),
    changed: [...changed.values()],
  }
  writeFileSync(join(page, 'index.html'), htmlOf(report))
  prune()
  console.log(`${count} of them differ, in ${changed.size} stories: ${pathToFileURL(resolve(page, 'index.html')).href}`)
  console.log(`${(performance.now() / 1000).toFixed(0)} s`)
} finally {
  await other.remove()
}
