import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { RequirementId } from '../coverage/requirements.ts'

/** What a person meets in a state, told from the words in its name. */
export const kinds = ['happy path', 'waiting', 'refusal', 'failure', 'empty', 'long content'] as const
export type Kind = (typeof kinds)[number]

const kindsByWord: readonly (readonly [RegExp, Kind])[] = [
  [/Fail|Offline|Timeout|Error|Malformed|Unresolved|OutcomeUnknown|ClaimUnknown|Blocked/, 'failure'],
  [/Load|Sending|Slow|Wait|Processing|Resending|Checking|Claiming|Paying|LookUp|LookingUp|Saving|Refreshing/, 'waiting'],
  [
    /Refus|Wrong|Declin|Invalid|NotAccepted|Mistake|Ended|Expired|Rejected|Unknown|Suspended|SoldOut|NoLonger|Required|TooLittle|TooMuch/,
    'refusal',
  ],
  [/Empty|NoResult|Nothing|None\b|NotFound|NoOffers|NoCards/, 'empty'],
  [/Long|Absurd|Many|Huge|TenThousand|Largest/, 'long content'],
]

export const kindOf = (exportName: string): Kind => kindsByWord.find(([word]) => word.test(exportName))?.[1] ?? 'happy path'

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
      kind: kindOf(exportName),
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
