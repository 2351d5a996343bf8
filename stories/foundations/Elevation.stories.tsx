import type { Meta, StoryObj } from '@storybook/react-vite'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import * as styles from './Foundations.css.ts'
import { schemeOf } from './schemeOf.ts'
import { TokenGroup } from './Specimen.tsx'

const meta = { title: 'Foundations/Elevation', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Shadows of raised surfaces, and the components that have them. */
export const Shadows: Story = {
  render: (_, { globals }) => (
    <TokenGroup
      group="shadow"
      values={({ schemes }) => schemes[schemeOf(globals['scheme'])].shadow}
      apply={(boxShadow) => ({ className: styles.lifted, style: { boxShadow } })}
    />
  ),
}

/** The same in the dark scheme, where a lighter background raises a surface more than its shadow. */
export const ShadowsInTheDark: Story = { ...Shadows, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
