import { storyFileOf } from '../coverage/storyText.ts'
import type { Aspect } from './aspects.ts'

/** The proofs that the stories of a component hold. */
export type ComponentRecord = {
  readonly component: string
  /** The names of the stories that prove it, `every story`, or why it is not checked. */
  readonly proofs: Readonly<Record<Aspect, string>>
}

const presses = /userEvent\.(?:tab|keyboard|type)\(|toHaveFocus|\.focus\(/
const names = /ByRole\(|ByLabelText\(|toHaveAccessible|toHaveRole/
const exemption = /exempt\(\{([\s\S]*?)\}\)/g

/** The components that have no stories of their own, and what shows them. */
export const shownBy: Readonly<Record<string, string>> = {
  Chart: 'LineChart',
  Columns: 'Layout',
  Enterprise: 'Logo',
  Field: 'TextField',
  FieldGroup: 'ToggleGroup',
  Inline: 'Layout',
  Link: 'TextLink',
  Stack: 'Layout',
}

/** Checked in every story: faults of layout, touch targets, focus rings and forced colors. */
const byConformance = 'every story'

/** The reasons of a file that exempts stories from a check. */
function reasonsFor(text: string, aspect: 'forcedColours' | 'layout' | 'rings'): readonly string[] {
  const found = [...text.matchAll(exemption)].map(([, body = '']) => new RegExp(`${aspect}:\\s*['"\`]([^'"\`]+)`).exec(body)?.[1])
  return [...new Set(found.filter((reason) => reason !== undefined))]
}

const checked = (reasons: readonly string[]) => (reasons.length === 0 ? byConformance : `all but: ${reasons.join('; ')}`)

/** The text for a component without a control: `accessibility.test.ts` looks into its source. */
export const noControl = 'no control'

/** The record of a component, from the text of its stories. axe looks at each story, also where no play function asks for a name. */
export function componentRecord(component: string, stories: string): ComponentRecord {
  const file = storyFileOf(stories)
  const proving = (pattern: RegExp) => file.stories.filter(({ source }) => pattern.test(source)).map(({ exportName }) => exportName)
  const [pressed, named, rings] = [proving(presses), proving(names), reasonsFor(stories, 'rings')]
  return {
    component,
    proofs: {
      keyboard: [pressed.join(', ') || noControl, ...rings].join('; '),
      screenReader: named.join(', ') || 'axe in every story',
      forcedColors: checked(reasonsFor(stories, 'forcedColours')),
      zoom: checked(reasonsFor(stories, 'layout')),
    },
  }
}

const ofComponents = /^stories\/ui\/(\w+)\.stories\.tsx$/

/** The records of all components, from the texts of all stories by their paths. */
export const componentRecords = (texts: Readonly<Record<string, string>>): readonly ComponentRecord[] =>
  Object.entries(texts).flatMap(([path, text]) => {
    const component = ofComponents.exec(path)?.[1]
    return component === undefined ? [] : [componentRecord(component, text)]
  })
