import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type Kind, kindOf } from '../../.storybook/kinds.ts'
import type { RequirementId } from '../coverage/requirements.ts'

/** A state of a screen, by the story that shows it. */
export type Picture = {
  readonly id: string
  readonly name: string
  /** The step that it belongs to: the part of its name before the two underscores. */
  readonly step: string
  readonly kind: Kind
  readonly rows: readonly RequirementId[]
}

type Annotations = { readonly title?: string; readonly parameters?: { readonly spec?: readonly RequirementId[] } }
export type StoryFile = { readonly default: Annotations } & Readonly<Record<string, Annotations>>

const screens = 'Screens/'

/** The pictures of a file of stories, if it shows screens. */
export function picturesOf({ default: meta, ...stories }: StoryFile): readonly Picture[] {
  const { title = '' } = meta
  if (!title.startsWith(screens)) return []
  return Object.entries(stories).map(([exportName, story]) => {
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

/** The pictures that the text (a part of a name, or a row) and the kind leave. */
export function found(pictures: readonly Picture[], text: string, kind: Kind | ''): readonly Picture[] {
  const wanted = text.trim().toLowerCase()
  return pictures.filter(
    (picture) =>
      (kind === '' || picture.kind === kind) &&
      [picture.step, picture.name, ...picture.rows].some((said) => said.toLowerCase().includes(wanted)),
  )
}
