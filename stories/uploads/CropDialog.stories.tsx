import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, within } from 'storybook/test'
import { CropDialog } from '../../features/uploads/CropDialog.tsx'
import { type Cropping, frames } from '../../features/uploads/crop.ts'
import { targets } from '../../features/uploads/pixels.ts'
import { spec } from '../spec.ts'
import { near, sendFramedPart } from './crops.ts'
import { portrait } from './portrait.ts'

const onUse = fn<Cropping['onUse']>()
const photo: Cropping = { src: portrait, pixels: { width: 300, height: 400 }, frame: frames.photo, onUse, onCancel: fn() }

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Crop the picture' }))

/** Asks which part of a picture is used, before a photo, a hero or a logo is sent. */
const meta = {
  title: 'Screens/Shared/Picture crop',
  component: CropDialog,
  args: { cropping: photo, target: targets.photo },
  parameters: { layout: 'fullscreen', ...spec('PRT-17', 'PRT-19') },
} satisfies Meta<typeof CropDialog>
export default meta

type Story = StoryObj<typeof meta>

/** A face in a circle: what is inside it is sent. */
export const Photo: Story = {
  parameters: { ...spec('AMB-03') },
  play: async ({ userEvent }) => {
    const crop = await dialog()
    const frame = await crop.findByRole('group', { name: 'The picture below the frame' })
    frame.focus()
    await userEvent.keyboard('{ArrowDown}')
    await sendFramedPart(userEvent)
    await expect(onUse).toHaveBeenLastCalledWith({ x: 0, y: near(9.58), width: 100, height: 75 })
  },
}

export const Hero: Story = {
  args: { cropping: { ...photo, frame: frames.hero, pixels: { width: 3000, height: 4000 } }, target: targets.hero },
  parameters: { ...spec('PRT-06') },
}

/** The slider ends where a smaller part would be blurred. */
export const Hero__LittleRoom: Story = {
  args: { cropping: { ...photo, frame: frames.hero, pixels: { width: 2400, height: 3200 } }, target: targets.hero },
  parameters: { ...spec('PRT-06') },
  play: async () => {
    const crop = await dialog()
    const zoom = await crop.findByRole('slider', { name: 'Zoom' })
    await fireEvent.change(zoom, { target: { value: zoom.getAttribute('max') } })
    await expect(zoom).toHaveAttribute('aria-valuetext', '125%')
    await expect(crop.getByRole('button', { name: 'Use this part' })).toBeEnabled()
  },
}

export const WideLogo: Story = {
  args: { cropping: { ...photo, frame: frames.wideLogo, pixels: { width: 900, height: 1200 } }, target: targets.logo },
  parameters: { ...spec('PRT-07') },
}

/** The picture is large enough, and this part of it is not: the whole can still be used. */
export const PartTooSmall: Story = {
  args: { cropping: { ...photo, frame: frames.hero, pixels: { width: 1900, height: 2400 } }, target: targets.hero },
  parameters: { ...spec('PRT-06') },
  play: async ({ userEvent }) => {
    const crop = await dialog()
    await expect(await crop.findByText(/^This part is 1900 pixels wide/)).toBeVisible()
    await expect(crop.getByRole('button', { name: 'Use this part' })).toBeDisabled()
    await userEvent.click(crop.getByRole('button', { name: 'Use the whole picture' }))
    await expect(onUse).toHaveBeenLastCalledWith(null)
  },
}
