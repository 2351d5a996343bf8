import { toId } from 'storybook/internal/csf'
import { type Component, extractComponentDescription } from 'storybook/internal/docs-tools'

/**
 * When a component serves, and how to hold it. Each line is a sentence without its full stop; a component's name in
 * backticks becomes a link to its page.
 */
export interface Usage {
  /** When to take it. */
  readonly use: readonly [string, ...string[]]
  /** When not, and what to take instead. */
  readonly avoid: readonly [string, ...string[]]
  /** How it is used well: each line begins with a bare infinitive, as "Name the thing". */
  readonly do?: readonly string[]
  /** How it is used badly, in the same manner: the heading says "Don’t" already. */
  readonly dont?: readonly string[]
}

/** Components that have no page of their own, by the name of the page that shows them. */
const sharedPages: Readonly<Record<string, string>> = { Columns: 'Layout', Inline: 'Layout', Stack: 'Layout', Toasts: 'Toast' }

/** The title of the page on which a component is documented. */
export const pageOf = (component: string): string => `UI/${sharedPages[component] ?? component}`

/** Components that a line of advice names, in its markdown: a value of a prop begins with a small letter. */
export const componentNamed = /`([A-Z]\w+)`/g

/** A line of advice whose components lead to their pages. */
export const linked = (line: string): string =>
  line.replaceAll(componentNamed, (code, name: string) => `[${code}](./?path=/docs/${toId(pageOf(name), 'docs')})`)

const list = (title: string, lines: readonly string[] = []) =>
  lines.length === 0 ? [] : [`### ${title}`, lines.map((line) => `- ${linked(line)}`).join('\n')]

/** Parameters of a story file whose documentation says when to use the component: `parameters: usage({ use: […], … })`. */
export function usage({ use, avoid, do: well, dont }: Usage) {
  const advice = [...list('Use it', use), ...list('Take something else', avoid), ...list('Do', well), ...list('Don’t', dont)]
  return {
    docs: {
      // The component's own comment comes first: it is written once, beside the code.
      extractComponentDescription: (component?: Component) => [extractComponentDescription(component), ...advice].join('\n\n'),
    },
  }
}
