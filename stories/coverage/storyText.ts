import { type RequirementId, isRequirementId } from './requirements.ts'

/** A story as its file writes it: to load each with what it shows would load all features. */
export type StoryText = {
  readonly exportName: string
  readonly spec: readonly RequirementId[]
  readonly plays: boolean
  /** Whether it has arguments of its own. */
  readonly hasArgs: boolean
  /** The reason why no picture of it is compared. */
  readonly withoutPicture?: string
  /** Its comment and its code. */
  readonly source: string
}

/** A file of stories; `spec` and `plays` are those of its meta, which count for each story. */
export type StoryFile = {
  readonly title: string
  readonly spec: readonly RequirementId[]
  readonly plays: boolean
  /** In the order in which they are written. */
  readonly stories: readonly StoryText[]
}

const specIn = (text: string): readonly RequirementId[] =>
  [...text.matchAll(/\bspec\(([^)]*)\)/g)].flatMap(([, ids = '']) => ids.match(/[A-Z]{2,3}-\d\d/g) ?? []).filter(isRequirementId)

const reasonIn = (text: string): string | undefined => /\bwithoutPicture\('([^']+)'\)/.exec(text)?.[1]

const playsIn = (text: string): boolean => /\bplay\b\s*[:,(]/.test(text)

/** The comment that ends the text. */
const commentAtEnd = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/

/** The stories of a file, by its text. */
export function storyFileOf(text: string): StoryFile {
  const [head = '', ...parts] = text.split(/^export const /m)
  const comments = [head, ...parts].map((part) => commentAtEnd.exec(part)?.[0].trim() ?? '')
  return {
    // Nothing before the meta is indented as little as its own title.
    title: (/^ {2}title: '([^']+)'/m.exec(head) ?? /title: '([^']+)'/.exec(head))?.[1] ?? '',
    spec: specIn(head),
    plays: playsIn(head),
    stories: parts.map((part, index) => {
      const reason = reasonIn(part) ?? reasonIn(head)
      return {
        exportName: /^\w+/.exec(part)?.[0] ?? '',
        spec: specIn(part),
        plays: playsIn(part),
        hasArgs: /\bargs\b\s*[:,(]/.test(part),
        ...(reason !== undefined && { withoutPicture: reason }),
        source: [comments[index], `export const ${part.replace(commentAtEnd, '').trim()}`].join('\n').trim(),
      }
    }),
  }
}

/** A state of a screen is shown as it stands unless only its play leads there, on the boards too. All others follow their play. */
export const isLedByPlay = (title: string, { exportName, plays, hasArgs }: StoryText): boolean =>
  plays && !hasArgs && (!title.startsWith('Screens/') || exportName.includes('__'))
