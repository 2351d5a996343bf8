import type { Meta, StoryObj } from '@storybook/react-vite'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import * as styles from './Foundations.css.ts'
import { TokenGroup } from './Specimen.tsx'

const meta = { title: 'Foundations/Space', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const bar = (inlineSize: string) => ({ className: styles.bar, style: { inlineSize } })

/** Steps of space between things: how much an enterprise breathes. */
export const Steps: Story = { render: () => <TokenGroup group="space" as="rows" look={bar} /> }

/** Sizes of things themselves. */
export const Sizes: Story = { render: () => <TokenGroup group="size" as="rows" look={bar} /> }
