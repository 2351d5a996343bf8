import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { SaveBar } from '../../ui/SaveBar/SaveBar.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import * as styles from '../../ui/SaveBar/SaveBar.css.ts'
import { styled, usage } from './usage.ts'

const meta = {
  title: 'UI/SaveBar',
  component: SaveBar,
  args: {
    status: 'Not saved yet',
    children: (
      <>
        <TextButton onClick={() => undefined}>Discard</TextButton>
        <Button type="submit">Save</Button>
      </>
    ),
  },
  decorators: [(Story) => <main style={{ paddingInline: 'var(--space-gutter)' }}>{Story()}</main>],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: ['For a long form that is saved as a whole'],
      avoid: ['`StickyFooter` for the next step of a guest', 'A button below a form that fits into a window'],
      do: ['Keep it while nothing is to be saved, and disable its button'],
      dont: ['Put more than two actions into it'],
      anatomy: {
        parts: {
          State: { at: styled(styles.status), is: 'Whether all is saved', prop: 'status' },
          'Way back': { at: 'button:not([type="submit"])', is: 'Quiet: it loses what is typed' },
          Save: { at: '[type="submit"]', is: 'Saves the whole form', prop: 'children' },
        },
      },
    }),
  },
} satisfies Meta<typeof SaveBar>
export default meta

type Story = StoryObj<typeof meta>

/** Something is typed that is not saved. */
export const Unsaved: Story = {
  async play({ canvas }) {
    const [status, save] = [canvas.getByText('Not saved yet'), canvas.getByRole('button', { name: 'Save' })]
    await expect(status.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().bottom)
  },
}

/** All is saved. */
export const Saved: Story = {
  args: {
    status: 'All saved',
    children: (
      <Button type="submit" disabled>
        Save
      </Button>
    ),
  },
}
