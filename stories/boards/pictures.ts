import { storyId } from '../../.storybook/storyId.ts'
import { readableName } from '../../.storybook/tags/readableName.ts'
import { type Kind, kindOf } from '../../.storybook/tags/kinds.ts'
import type { RequirementId } from '../coverage/requirements.ts'
import { isLedByPlay, type StoryFile, storyFileOf } from '../coverage/storyText.ts'

/** A state of a screen, by the story that shows it. */
export type Picture = {
  readonly id: string
  readonly name: string
  /** The step that it belongs to: the part of its name before the two underscores. */
  readonly step: string
  readonly kind: Kind
  readonly rows: readonly RequirementId[]
  /** Only its play leads to the state, as typing leads to a mistake. All others are shown as they stand. */
  readonly plays: boolean
}

const screens = 'Screens/'

/** The pictures of a file of stories, if it shows screens. */
export function picturesOf({ title, spec, stories }: StoryFile): readonly Picture[] {
  if (!title.startsWith(screens)) return []
  return stories.map((story) => {
    const { exportName } = story
    const [step = ''] = exportName.split('__')
    return {
      id: storyId(title, exportName),
      name: readableName(exportName),
      step: `${title.replace(screens, '').replaceAll('/', ' · ')}: ${readableName(step)}`,
      kind: kindOf(exportName, title),
      plays: isLedByPlay(title, story),
      rows: [...new Set([...spec, ...story.spec])],
    }
  })
}

/** The pictures of files of stories, by their texts. */
export const picturesIn = (texts: readonly string[]): readonly Picture[] => texts.map(storyFileOf).flatMap(picturesOf)

/** The reviewer's filter; an empty text matches everything. */
export type Filter = { readonly text: string; readonly kind: Kind | '' }

/** The texts that each state shows, by its id: `plain` lines. */
export type Texts = Readonly<Record<string, string>>

/** A text as it is compared: capitals, curly quotes and kinds of spaces make no difference. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[^\S\n]+/g, ' ')

/** Finds a text in a line. In the place of `…`, or of a value in a template (`${sum}`), the line may have anything. */
function inLine(text: string): RegExp {
  const parts = plain(text.trim()).split(/\$\{[^}]*\}|…/)
  return new RegExp(parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('[^\\n]*'))
}

/**
 * The pictures that the filter leaves. Its text is a part of a name, of a row, or of the texts that the state shows: a designer knows
 * what a screen says, and not what its state is called.
 */
export function found(pictures: readonly Picture[], { text, kind }: Filter, texts: Texts): readonly Picture[] {
  const wanted = inLine(text)
  return pictures.filter(
    (picture) =>
      (kind === '' || picture.kind === kind) &&
      (wanted.test(plain([picture.step, picture.name, ...picture.rows].join('\n'))) || wanted.test(texts[picture.id] ?? '')),
  )
}
