import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { readableName } from '../../.storybook/readableName.ts'
import type { Status } from '../../.storybook/changes.ts'
import { type Kind, kindOf } from '../../.storybook/kinds.ts'
import { isStory } from '../coverage/coverage.ts'
import type { RequirementId } from '../coverage/requirements.ts'

/** A state of a screen, by the story that shows it. */
export type Picture = {
  readonly id: string
  readonly name: string
  /** The step that it belongs to: the part of its name before the two underscores. */
  readonly step: string
  /** A component has none. */
  readonly kind?: Kind
  readonly rows: readonly RequirementId[]
  /** Only its play leads to the state, as typing leads to a mistake. All others are shown as they stand. */
  readonly plays?: boolean
  readonly status?: Status | undefined
  /** The comment and the code of its story, which name texts of the screen. */
  readonly source?: string
}

/** What Storybook's build adds to a story. */
type Docs = { readonly description?: { readonly story?: string }; readonly source?: { readonly originalSource?: string } }
type Parameters = { readonly spec?: readonly RequirementId[]; readonly docs?: Docs }
type Annotations = { readonly title?: string; readonly parameters?: Parameters; readonly args?: unknown; readonly play?: unknown }
export type StoryFile = { readonly default: Annotations } & Readonly<Record<string, Annotations>>

const screens = 'Screens/'

/** The stories as they are written: a module sorts its exports by name. The tests' build does not say how they are written. */
function inOrder(stories: StoryFile): readonly (readonly [string, Annotations])[] {
  const named: unknown = stories['__namedExportsOrder']
  const order = new Map(Array.isArray(named) ? named.map((name: unknown, index) => [name, index] as const) : [])
  const place = (name: string) => order.get(name) ?? 0
  return Object.entries(stories)
    .filter((entry) => isStory(entry) && entry[0] !== 'default')
    .toSorted(([one], [other]) => place(one) - place(other))
}

/** The pictures of a file of stories, if it shows screens. */
export function picturesOf(file: StoryFile): readonly Picture[] {
  const { default: meta } = file
  const { title = '' } = meta
  if (!title.startsWith(screens)) return []
  return inOrder(file).map(([exportName, story]) => {
    const [step = ''] = exportName.split('__')
    return {
      id: toId(title, storyNameFromExport(exportName)),
      name: readableName(exportName),
      step: `${title.replace(screens, '').replaceAll('/', ' · ')}: ${readableName(step)}`,
      kind: kindOf(exportName, title),
      plays: exportName.includes('__') && story.play !== undefined && story.args === undefined,
      source: [story.parameters?.docs?.description?.story, story.parameters?.docs?.source?.originalSource].join(' '),
      rows: [...new Set([...(meta.parameters?.spec ?? []), ...(story.parameters?.spec ?? [])])],
    }
  })
}

/** What a reviewer asks for; an empty text asks for everything. */
export type Filter = { readonly text: string; readonly kind: Kind | ''; readonly status: Status | '' | 'either' }

/**
 * The pictures that the filter leaves. Its text is a part of a name, or a row, or else, if there is none of these, a part of the
 * story's comment or code: a designer knows what a screen says, and not what its state is called.
 */
export function found(pictures: readonly Picture[], { text, kind, status }: Filter): readonly Picture[] {
  const wanted = text.trim().toLowerCase()
  const has = (said: string) => said.toLowerCase().includes(wanted)
  const rest = pictures.filter(
    (picture) =>
      (kind === '' || picture.kind === kind) &&
      (status === '' || (status === 'either' ? picture.status !== undefined : picture.status === status)),
  )
  const named = rest.filter((picture) => [picture.step, picture.name, ...picture.rows].some(has))
  return named.length > 0 ? named : rest.filter(({ source = '' }) => has(source))
}
