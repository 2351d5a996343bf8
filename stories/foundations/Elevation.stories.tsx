import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import * as styles from './Foundations.css.ts'
import { schemeOf } from './schemeOf.ts'
import { componentsWithShadow } from './shadowUses.ts'
import { TokenGroup } from './Specimen.tsx'

const meta = { title: 'Foundations/Elevation', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A component's name between backticks is set apart. */
const usedBy = (role: string) =>
  `In ${componentsWithShadow(role)
    .map((name) => `\`${name}\``)
    .join(', ')}.`

/** Shadows of raised surfaces, and the components that have them. */
export const Shadows: Story = {
  render: (_, { globals }) => (
    <TokenGroup
      group="shadow"
      note={usedBy}
      values={({ schemes }) => schemes[schemeOf(globals['scheme'])].shadow}
      apply={(boxShadow) => ({ className: styles.lifted, style: { boxShadow } })}
    />
  ),
  async play({ canvas }) {
    for (const name of ['Card', 'Button', 'Dialog', 'Slip', 'Map'])
      await expect(canvas.getAllByText(name, { selector: 'code' })[0]).toBeVisible()
    await expect(canvas.queryByText('In .')).toBeNull()
  },
}

/** The same in the dark scheme, where a lighter background raises a surface more than its shadow. */
export const ShadowsInTheDark: Story = { ...Shadows, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
