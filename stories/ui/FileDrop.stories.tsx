import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { FileDrop, type FileDropProps } from '../../ui/FileDrop/FileDrop.tsx'
import type { DroppedFile } from '../../ui/FileDrop/FileItem.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

/** Holds the files in state; they stay waiting, since there is no server. */
function Stateful(props: FileDropProps) {
  const [files, setFiles] = useState(props.files)
  const add = (added: readonly File[], refused: number) => {
    setFiles([...files, ...added.map(({ name, size }): DroppedFile => ({ id: name, name, size, status: 'waiting' }))])
    props.onAdd(added, refused)
  }
  const remove = (id: string) => {
    setFiles(files.filter((file) => file.id !== id))
    props.onRemove(id)
  }
  const retry = (id: string) => {
    setFiles(
      files.map(({ name, size, ...file }): DroppedFile =>
        file.id === id ? { id, name, size, status: 'waiting' } : { ...file, name, size },
      ),
    )
    props.onRetry?.(id)
  }
  return <FileDrop {...props} files={files} onAdd={add} onRemove={remove} onRetry={retry} />
}

const picture = (name: string, type = 'image/png', bytes = 2000) => new File([new Uint8Array(bytes)], name, { type })

/** Two files are equal to a matcher, whatever their names. */
const named = (name: string): unknown => expect.objectContaining({ name })

const meta = {
  title: 'UI/FileDrop',
  component: FileDrop,
  decorators: [inColumn],
  args: { label: 'Pictures of your food', name: 'pictures', files: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: usage({
    use: ['When people add one or more pictures from a device, by drag or by paste'],
    avoid: ['When people choose an existing picture'],
    do: ['Upload each file at once', 'Show an error beside its file', 'Offer a retry if it may help'],
    dont: ['Remove all files because one failed', 'Wait with errors until the form is sent'],
  }),
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

/** Chosen from the device; the zone is one control, which a key opens. */
export const Choosing: Story = {
  async play({ args, canvas, userEvent }) {
    const input = canvas.getByLabelText('Choose pictures, drop or paste')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('JPEG or PNG, up to 10 MB')
    await userEvent.upload(input, [picture('soup.png'), picture('bread.jpg', 'image/jpeg')])
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(args.onAdd).toHaveBeenCalledWith([named('soup.png'), named('bread.jpg')], 0)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove soup.png' }))
    await expect(args.onRemove).toHaveBeenCalledWith('soup.png')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(input).toHaveFocus()
  },
}

/** The files that are there already take room from those that follow. */
export const Full: Story = {
  args: { maxFiles: 3 },
  async play({ args, canvas, userEvent }) {
    const input = canvas.getByLabelText('Choose pictures, drop or paste')
    await userEvent.upload(input, [picture('soup.png'), picture('bread.png')])
    await expect(args.onAdd).toHaveBeenLastCalledWith([named('soup.png'), named('bread.png')], 0)
    await userEvent.upload(input, [picture('salad.png'), picture('cake.png')])
    await expect(args.onAdd).toHaveBeenLastCalledWith([named('salad.png')], 1)
    await expect(await canvas.findByText('There is no room for another picture.')).toBeVisible()
  },
}

/** Files dropped from a folder: those that are not pictures are refused by name, the others are accepted. */
export const Dropping: Story = {
  args: { maxSize: 5000 },
  async play({ args, canvas, userEvent }) {
    const dataTransfer = new DataTransfer()
    for (const file of [picture('soup.png'), picture('menu.pdf', 'application/pdf'), picture('feast.png', 'image/png', 9000)])
      dataTransfer.items.add(file)
    canvas
      .getByLabelText('Choose pictures, drop or paste')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByText('This is not a JPEG or PNG picture.')).toBeVisible()
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(args.onAdd).toHaveBeenCalledWith([named('soup.png')], 2)
    await expect(canvas.getByText('This is 9 kB; 5 kB is the most.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('menu.pdf: This is not a JPEG or PNG picture.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss menu.pdf' }))
    await expect(canvas.queryByText('menu.pdf')).toBe(null)
  },
}

/** Two refused files with the same name: each has its message, which can be dismissed. */
export const RefusedTwice: Story = {
  async play({ canvas, userEvent }) {
    const dataTransfer = new DataTransfer()
    for (const type of ['application/pdf', 'text/plain']) dataTransfer.items.add(picture('menu', type))
    canvas
      .getByLabelText('Choose pictures, drop or paste')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    const reasons = await canvas.findAllByText('This is not a JPEG or PNG picture.')
    await expect(new Set(reasons.map((reason) => reason.parentElement?.id)).size).toBe(2)
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss menu' })
    if (first) await userEvent.click(first)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** A picture pasted from the clipboard. */
export const Pasting: Story = {
  async play({ args, canvas, userEvent }) {
    const transfer = new DataTransfer()
    transfer.items.add(picture('image.png'))
    await userEvent.click(canvas.getByText('JPEG or PNG, up to 10 MB'))
    canvas.getByLabelText('Choose pictures, drop or paste').focus()
    await userEvent.paste(transfer)
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(args.onAdd).toHaveBeenCalledWith([named('image.png')], 0)
  },
}

/** Files with every status: uploaded, uploading, waiting, failed. */
export const OnTheirWay: Story = {
  args: {
    files: [
      { id: '1', name: 'soup.png', size: 840_000, status: 'done', preview: './pictures/marguerite-hero.svg' },
      { id: '2', name: 'bread-from-the-oven.jpg', size: 3_400_000, status: 'sending', share: 0.6 },
      { id: '3', name: 'dessert.png', size: 1_200_000, status: 'waiting' },
      {
        id: '4',
        name: 'the-whole-table-on-a-summer-evening.jpg',
        size: 9_100_000,
        status: 'failed',
        error: 'The line broke. Please try again.',
      },
    ],
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading bread-from-the-oven.jpg' })).toHaveAttribute('value', '0.6')
    const again = canvas.getByRole('button', { name: 'Try the-whole-table-on-a-summer-evening.jpg again' })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith('4')
    await expect(again).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Choose pictures, drop or paste')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 uploaded.')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture('menu.pdf', 'application/pdf'))
    canvas
      .getByLabelText('Choose pictures, drop or paste')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 uploaded.'))
  },
}

/** One picture only: a portrait. */
export const Single: Story = { args: { label: 'Your picture', hint: 'People you invite will see it', maxFiles: 1, kinds: ['image/jpeg'] } }

export const Invalid: Story = { args: { error: 'Please add at least one picture.' } }

export const Disabled: Story = { args: { disabled: true } }
