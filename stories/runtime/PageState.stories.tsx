import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { withoutPicture } from '../withoutPicture.ts'
import { cooking, noteHandlers, server } from './notes.ts'
import { NotesApp } from './NotesApp.tsx'

const meta = {
  title: 'Checks/Page hooks',
  tags: ['check'],
  component: NotesApp,
  args: { address: '/' },
  beforeEach({ msw }) {
    Object.assign(server, { title: 'Soup', readsFail: false, readTime: 0 })
    msw.use(...noteHandlers)
  },
  parameters: withoutPicture('An app made for tests of the hooks'),
} satisfies Meta<typeof NotesApp>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Replaces the title, and saves it. */
async function save({ canvas, userEvent }: Context, title: string) {
  const field = await canvas.findByLabelText('Title')
  await userEvent.clear(field)
  await userEvent.type(field, title)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
}

const leave = async ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('link', { name: 'All notes' }))

/** Leaving does not ask after a save, even if the page could not be read again. */
export const LeavingSaved: Story = {
  args: { address: '/1' },
  play: async (context) => {
    await context.canvas.findByLabelText('Title')
    server.readsFail = true
    await save(context, 'Salad')
    await context.canvas.findByText(/^These may be out of date/)
    await leave(context)
    await expect(await context.canvas.findByLabelText('Search')).toBeVisible()
  },
}

/** Values that others change reach a form after its own save, and never replace unsaved text. */
export const ChangedByOthers: Story = {
  args: { address: '/1' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await save(context, 'Salad')
    await canvas.findByText('Saved')
    server.title = 'Bread'
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Bread'))
    await userEvent.type(canvas.getByLabelText('Title'), ' and butter')
    server.title = 'Fish'
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await delay(200)
    await expect(canvas.getByLabelText('Title')).toHaveValue('Bread and butter')
    await leave(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('link', { name: 'Fish' })).toBeVisible()
  },
}

/** A failed refresh keeps the rows, and a retry replaces them. */
export const FailedRefresh: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Soup' })
    Object.assign(server, { readsFail: true, title: 'Salad' })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(await canvas.findByText('These may be out of date. The notes are closed.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Soup' })).toBeVisible()
    server.readsFail = false
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: 'Salad' })).toBeVisible()
  },
}

/** A list that is read again and again shows an answer that takes longer than the time between two reads. */
export const RepeatedSlowly: Story = {
  beforeEach() {
    server.title = cooking
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: cooking })
    Object.assign(server, { title: 'Soup', readTime: 300 })
    await expect(await canvas.findByRole('link', { name: 'Soup' })).toBeVisible()
  },
}

/** The address holds the search and the page, without defaults; a new search begins at the first page. */
export const AddressOfAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('/')
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await canvas.findByText('/?page=2')
    await userEvent.type(canvas.getByLabelText('Search'), 'so')
    await canvas.findByText('/?q=so')
  },
}
