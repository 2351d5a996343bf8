import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { BrandImagesScreen } from '../../features/partners/images/BrandImagesScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, sending } from '../../features/shared/api/answers/answer.ts'
import { endedUploads, uploads } from '../../features/partners/email-review/examples/reviews.ts'
import { brand, canEdit, library, noQueue, viewOnly } from '../../features/partners/examples/pages.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Partners/Images',
  component: BrandImagesScreen,
  decorators: [inPartnerFrame('brands')],
  args: {
    brand,
    access: canEdit,
    images: ready(library.images),
    group: 'cuisine',
    page: 1,
    hrefOf: (group, page) => `#${group}-${page}`,
    onGroup: fn(),
    gallery: brand.galleryImageIds,
    isUnsaved: false,
    onGallery: fn(),
    onSave: fn(),
    saving: idle,
    onHero: fn(),
    savingHero: idle,
    queue: noQueue,
    heroQueue: noQueue,
    listHref: '#brands',
    hrefs: { about: '#brand', images: '#images', logos: '#logos' },
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-06') },
} satisfies Meta<typeof BrandImagesScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Three pages of a group; the gallery is in its order. */
export const Ready: Story = {
  parameters: { ...spec('PRT-20') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Hero' })).toContainElement(
      canvas.getAllByRole('img', { name: 'Oysters on ice' })[0] ?? null,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Move Spaghetti with basil earlier' }))
    await expect(args.onGallery).toHaveBeenLastCalledWith(['502', '501', '503'])
    const [first, , third] = within(canvas.getByRole('list', { name: 'Gallery, in its order' })).getAllByRole('listitem')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(third ?? document.body, { dataTransfer })
    await fireEvent.drop(first ?? document.body, { dataTransfer })
    await expect(args.onGallery).toHaveBeenLastCalledWith(['503', '501', '502'])
    await userEvent.click(canvas.getByLabelText('In the gallery (Oysters on ice)'))
    await expect(args.onGallery).toHaveBeenLastCalledWith(['502', '503'])
    await userEvent.click(canvas.getByRole('button', { name: 'Use as hero (Spaghetti with basil)' }))
    await expect(args.onHero).toHaveBeenCalledWith('502')
    // It is 640 pixels wide.
    await expect(canvas.queryByRole('button', { name: 'Use as hero (Ramen with egg)' })).toBeNull()
    await expect(canvas.getAllByText('Too small for the hero')[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save the gallery' })).toBeNull()
  },
}

/** The last page of a group: its pictures, and the ways to the other pages and to the first page of another group. */
export const Ready__LastPage: Story = {
  args: { page: 3 },
  parameters: { ...spec('PRT-06', 'PRT-13') },
  play: async ({ args, canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: /Pictures/ }))
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('3')
    await expect(pages.getByRole('link', { name: /2/ })).toHaveAttribute('href', '#cuisine-2')
    // 30 pictures, 12 on a page.
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6)
    const mood = canvas.getByRole('link', { name: 'Mood' })
    await expect(mood).toHaveAttribute('href', '#mood-1')
    await userEvent.click(mood)
    await expect(args.onGroup).toHaveBeenCalledWith('mood')
  },
}

export const Ready__Unsaved: Story = { args: { gallery: ['503', '501'], isUnsaved: true }, play: presses('Save the gallery', 'onSave') }

export const Ready__Saving: Story = { args: { gallery: ['503', '501'], isUnsaved: true, saving: sending } }

/** No gallery, and no picture in the group. */
export const Ready__Empty: Story = { args: { images: ready([]), gallery: [] } }

/** The uploaded pictures, with an error of one file. */
export const Ready__Uploading: Story = {
  args: { queue: { ...noQueue, uploads, onRetry: fn(), onRemove: fn() } },
  parameters: { ...spec('PRT-06', 'PRT-17') },
  play: async ({ args, canvas, userEvent }) => {
    const fileOf = (name: string) =>
      within(canvas.getAllByRole('listitem').find((item) => item.textContent.includes(name)) ?? document.body)
    await expect(fileOf('counter-by-night.png').getByRole('progressbar')).toHaveProperty('position', 0.6)
    await expect(fileOf('chef.jpg').queryByRole('button', { name: /again$/ })).toBeNull()
    const failed = fileOf('menu-scan.png')
    await expect(failed.getByText(/^This picture did not get through/)).toBeVisible()
    await expect(failed.queryByRole('progressbar')).toBeNull()
    await userEvent.click(failed.getByRole('button', { name: 'Try menu-scan.png again' }))
    await expect(args.queue.onRetry).toHaveBeenCalledWith('3')
  },
}

/** The end of an upload with a bad file says how many went in. */
export const Ready__PartlyUploaded: Story = { args: { queue: { ...noQueue, uploads: endedUploads } }, parameters: { ...spec('PRT-17') } }

/** Read-only fields are shown, with the reason. */
export const Ready__ViewOnly: Story = { args: { access: viewOnly }, parameters: { ...spec('PRT-11') } }

export const Loading: Story = { args: { images: loading } }

export const Failed: Story = { args: { images: failedToLoad({ kind: 'server' }) }, play: presses('Try again', 'onRetry') }
