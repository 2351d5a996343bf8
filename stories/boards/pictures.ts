import { storyNameFromExport, toId } from 'storybook/internal/csf'
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
  readonly status?: Status | undefined
}

type Annotations = { readonly title?: string; readonly parameters?: { readonly spec?: readonly RequirementId[] } }
export type StoryFile = { readonly default: Annotations } & Readonly<Record<string, Annotations>>

const screens = 'Screens/'

/** The pictures of a file of stories, if it shows screens. */
export function picturesOf({ default: meta, ...stories }: StoryFile): readonly Picture[] {
  const { title = '' } = meta
  if (!title.startsWith(screens)) return []
  return Object.entries(stories)
    .filter(isStory)
    .map(([exportName, story]) => {
      const [step = ''] = exportName.split('__')
      return {
        id: toId(title, storyNameFromExport(exportName)),
        name: storyNameFromExport(exportName),
        step: `${title.replace(screens, '')}: ${storyNameFromExport(step)}`,
        kind: kindOf(exportName, title),
        rows: [...new Set([...(meta.parameters?.spec ?? []), ...(story.parameters?.spec ?? [])])],
      }
    })
}

/** What a reviewer asks for; an empty text asks for everything. */
export type Filter = { readonly text: string; readonly kind: Kind | ''; readonly status: Status | '' | 'either' }

/** The pictures that the filter leaves. Its text is a part of a name, or a row. */
export function found(pictures: readonly Picture[], { text, kind, status }: Filter): readonly Picture[] {
  const wanted = text.trim().toLowerCase()
  return pictures.filter(
    (picture) =>
      (kind === '' || picture.kind === kind) &&
      (status === '' || (status === 'either' ? picture.status !== undefined : picture.status === status)) &&
      [picture.step, picture.name, ...picture.rows].some((said) => said.toLowerCase().includes(wanted)),
  )
}
