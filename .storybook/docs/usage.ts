import type { ReactNode } from 'react'
import { docsId } from '../storyId.ts'

/** A line of advice, and what it looks like where a picture tells more. */
export type AdviceLine = string | { readonly text: string; readonly example: () => ReactNode }

/** A part of a component, which its anatomy numbers. */
export interface Part {
  /** The selector of the part. In the story it finds at least one element; the first is marked. */
  readonly at: string
  /** A few words on its use. */
  readonly is: string
  /** The prop that fills it: its type says whether the part is required. */
  readonly prop?: string
}

export interface Anatomy {
  /** Props that the first story lacks: what is drawn has all parts. */
  readonly args?: Readonly<Record<string, unknown>>
  /** The parts by name, in the order of reading. */
  readonly parts: Readonly<Record<string, Part>>
}

/** When and how to use a component. Each line is a sentence without its full stop; components in backticks become links. */
export interface Usage {
  /** When to use it. */
  readonly use: readonly [string, ...string[]]
  /** When not to use it, and what to use instead. */
  readonly avoid: readonly [string, ...string[]]
  /** Each line begins with an infinitive, as in "Name the thing". */
  readonly do?: readonly AdviceLine[]
  /** Each line begins with an infinitive; the heading is "Don’t". */
  readonly dont?: readonly AdviceLine[]
  readonly anatomy?: Anatomy
  /**
   * The widths at which its page shows it, where it looks different: a phone's and a tablet's.
   * @default half of the page
   */
  readonly widths?: readonly [number, number]
}

/** Components without their own page, with the page that shows them. */
const sharedPages: Readonly<Record<string, string>> = { Columns: 'Layout', Inline: 'Layout', Stack: 'Layout', Toasts: 'Toast' }

/** The title of the page on which a component is documented. */
export const pageOf = (component: string): string => `UI/${sharedPages[component] ?? component}`

/** Components in a line's Markdown. Values of props begin with a small letter. */
export const componentNamed = /`([A-Z]\w+)`/g

/** A line with links to its components. */
export const linked = (line: string): string =>
  line.replaceAll(componentNamed, (code, name: string) => `[${code}](./?path=/docs/${docsId(pageOf(name))})`)
