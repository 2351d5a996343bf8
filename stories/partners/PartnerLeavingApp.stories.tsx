import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { spec } from '../spec.ts'
import { partnersApp } from './partnersApp.ts'

const meta = {
  ...partnersApp,
  title: 'Apps/Partners, leaving',
  parameters: { ...partnersApp.parameters, ...spec('PRT-14') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The unsaved text, as the tab has it. */
const typed = () => Object.keys(sessionStorage).filter((name) => name.includes('partner.edit.'))

/** Changes something, goes to another page, and leaves without saving: nothing of it is there any more. */
const leaving = (address: string, page: string, change: (context: Context) => Promise<void>): Story => ({
  args: { address },
  play: async (context) => {
    const { canvas, userEvent } = context
    await change(context)
    await waitFor(() => expect(typed()).toHaveLength(1))
    const [link] = canvas.getAllByRole('link', { name: page })
    if (link) await userEvent.click(link)
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: page })).toBeVisible()
    await expect(typed()).toEqual([])
  },
})

const typing =
  (label: string) =>
  async ({ canvas, userEvent }: Context) =>
    userEvent.type(await canvas.findByLabelText(label), 'new@harborrye.example')

export const Location: Story = leaving('/location?project=harbor-rye&id=303', 'Brands', typing('City'))
export const Brand: Story = leaving('/brand?project=harbor-rye&id=102', 'Locations', typing('Description'))
export const Invitations: Story = leaving('/team?project=harbor-rye', 'Brands', typing('Email addresses'))
export const Gallery: Story = leaving('/brand-images?project=harbor-rye&id=101&group=other', 'Locations', async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByLabelText('In the gallery (Among marigolds)')),
)
