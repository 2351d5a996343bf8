import type { Meta, StoryObj } from '@storybook/react-vite'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import * as styles from './Foundations.css.ts'
import { TokenGroup } from './Specimen.tsx'

const meta = { title: 'Foundations/Space', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const bar = (inlineSize: string) => ({ className: styles.bar, style: { inlineSize } })

/** Space between elements. */
export const Steps: Story = { render: () => <TokenGroup group="space" as="rows" apply={bar} /> }

/** Sizes of elements. */
export const Sizes: Story = { render: () => <TokenGroup group="size" as="rows" apply={bar} /> }
