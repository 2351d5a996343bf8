import { createHash } from 'node:crypto'
import { storyId } from '../../.storybook/storyId.ts'
import { readableName } from '../../.storybook/tags/readableName.ts'
import { isLedByPlay, storyFileOf } from '../coverage/storyText.ts'
import { type Sources, reachIn } from './reach.ts'

/** A story of a checkout. */
export type Story = {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly file: string
  /** Only its play leads to what it shows. */
  readonly plays: boolean
  /** The reason why no picture of it is compared. */
  readonly withoutPicture?: string
}

const isStoryFile = /^stories\/.+\.stories\.tsx$/

/** Every story. */
export const storiesOf = ({ paths, textOf }: Sources): readonly Story[] =>
  paths
    .filter((path) => isStoryFile.test(path))
    .flatMap((file) => {
      const { title, stories } = storyFileOf(textOf(file))
      return stories.map((story) => ({
        id: storyId(title, story.exportName),
        name: readableName(story.exportName),
        title,
        file,
        plays: isLedByPlay(title, story),
        ...(story.withoutPicture !== undefined && { withoutPicture: story.withoutPicture }),
      }))
    })

/** The surface of a story: its folder for screens, flows and apps, else the first part of its title. */
export function surfaceOf({ title, file }: Pick<Story, 'title' | 'file'>): string {
  const [first = ''] = title.split('/')
  const [, folder = ''] = file.split('/')
  return ['Screens', 'Flows', 'Apps'].includes(first) ? readableName(folder.replaceAll('-', ' ')) : first
}

/** Files that decide how every story looks, and that none imports. */
const always =
  /^(?:package-lock\.json|vite\.config\.ts|\.storybook\/(?:main\.ts|public\/.*)|features\/brands\/pictures\/.*|mocks\/map\/.*)$/

const preview = '.storybook/preview.tsx'

/** The preview imports these when a page of documentation opens. */
const documentation = new Set(['.storybook/docs/DocsPage.tsx', '.storybook/docs/DocsFrame.tsx'])

/** Finds the files that decide how the stories of a file look in an enterprise. */
export function decidersIn(sources: Sources): (storyFile: string, enterprise: string) => ReadonlySet<string> {
  const reach = reachIn(sources)
  const server = reach(preview, (path) => documentation.has(path))
  const base = reach(preview, (path) => documentation.has(path) || path.startsWith('mocks/'))
  const fixed = sources.paths.filter((path) => always.test(path))
  const own = new Map<string, ReadonlySet<string>>()
  return (file, enterprise) => {
    const its = own.get(file) ?? reach(file)
    own.set(file, its)
    // Only apps have a network: the linter keeps it out of all other folders.
    const asks = [...its].some((path) => /^(?:apps|mocks)\//.test(path))
    const ofAll = [...fixed, ...(asks ? server : base)].filter((path) => isShared(path) || path.startsWith(`themes/${enterprise}/`))
    return new Set([...its, ...ofAll])
  }
}

/** Whether a file is of no enterprise. */
const isShared = (path: string): boolean => !/^themes\/(?!compositions\/)[^/]+\//.test(path)

/** A name for files with their contents: another one if one of them is another. `blobs` has Git's name for each file's contents. */
export function keyOf(paths: ReadonlySet<string>, blobs: ReadonlyMap<string, string>, ...more: readonly string[]): string {
  const lines = [...paths].toSorted().map((path) => `${path} ${blobs.get(path) ?? ''}`)
  return createHash('sha256')
    .update([...more, ...lines].join('\n'))
    .digest('hex')
    .slice(0, 24)
}
