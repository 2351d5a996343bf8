import { type Component, extractComponentDescription } from 'storybook/internal/docs-tools'
import { docsId } from '../../.storybook/storyId.ts'

/** When and how to use a component. Each line is a sentence without its full stop; components in backticks become links. */
export interface Usage {
  /** When to use it. */
  readonly use: readonly [string, ...string[]]
  /** When not to use it, and what to use instead. */
  readonly avoid: readonly [string, ...string[]]
  /** Each line begins with an infinitive, as in "Name the thing". */
  readonly do?: readonly string[]
  /** Each line begins with an infinitive; the heading is "Don’t". */
  readonly dont?: readonly string[]
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

const list = (title: string, lines: readonly string[] = []) =>
  lines.length === 0 ? [] : [`### ${title}`, lines.map((line) => `- ${linked(line)}`).join('\n')]

/** Parameters that add the advice to a component's documentation: `parameters: usage({ use: […], … })`. */
export function usage({ use, avoid, do: well, dont }: Usage) {
  const advice = [...list('Use it', use), ...list('Use something else', avoid), ...list('Do', well), ...list('Don’t', dont)]
  return {
    docs: {
      // The comment in the component's source comes first.
      extractComponentDescription: (component?: Component) => [extractComponentDescription(component), ...advice].join('\n\n'),
    },
  }
}
