import { type Component, extractComponentDescription } from 'storybook/internal/docs-tools'

/** When a component serves, and how to hold it. Each line is a sentence without its full stop. */
export interface Usage {
  /** When to take it. */
  readonly use: readonly [string, ...string[]]
  /** When not, and what to take instead. */
  readonly avoid: readonly [string, ...string[]]
  /** How it is used well. */
  readonly do?: readonly string[]
  /** How it is used badly. */
  readonly dont?: readonly string[]
}

const list = (title: string, lines: readonly string[] = []) =>
  lines.length === 0 ? [] : [`### ${title}`, lines.map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}`).join('\n')]

/** Parameters of a story file whose documentation says when to use the component: `parameters: usage({ use: […], … })`. */
export function usage({ use, avoid, do: well, dont }: Usage) {
  const advice = [
    ...list('Use it', use),
    ...list('Take something else', avoid),
    ...list('Do', well),
    ...list('Don’t', dont),
  ]
  return {
    docs: {
      // The component's own comment comes first: it is written once, beside the code.
      extractComponentDescription: (component?: Component) => [extractComponentDescription(component), ...advice].join('\n\n'),
    },
  }
}
