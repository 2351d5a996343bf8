import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from '../../ui/Select/Select.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Toolbar',
  component: Toolbar,
  args: {
    children: (
      <>
        <TextField kind="search" label="Search for a location" placeholder="Search for a location" />
        <Select
          label="Brand"
          options={[
            { value: '', label: 'All brands' },
            { value: '1', label: 'Harbor & Rye' },
          ]}
        />
      </>
    ),
  },
  parameters: usage({
    use: ['Above a list that can be searched or limited'],
    avoid: ['`Form` for what is sent'],
    do: ['Repeat the label of the search as its placeholder', 'Name what is shown in the first choice: All brands'],
    dont: ['Put an action into it'],
  }),
} satisfies Meta<typeof Toolbar>
export default meta

type Story = StoryObj<typeof meta>

/** In one line. */
export const Line: Story = {
  async play({ canvas }) {
    const [search, filter] = [
      canvas.getByRole('searchbox', { name: 'Search for a location' }),
      canvas.getByRole('combobox', { name: 'Brand' }),
    ]
    await expect(search.getBoundingClientRect().bottom).toBeCloseTo(filter.getBoundingClientRect().bottom, 0)
  },
}

/** In a narrow column the search has a line of its own. */
export const Narrow: Story = { decorators: [inWidth(320)], globals: { viewport: { value: 'w320' } } }
