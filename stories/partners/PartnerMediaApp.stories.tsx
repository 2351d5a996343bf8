import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { saveGallery } from '../../mocks/state/partners/partnerEdits.ts'
import { pictureFile } from '../pictureFile.ts'
import { spec } from '../spec.ts'
import { sendFramedPart } from '../uploads/crops.ts'
import { partnersApp } from './partnersApp.ts'

const meta = {
  ...partnersApp,
  title: 'Apps/Partners images',
  args: { address: '/brand-images?project=harbor-rye&id=101&group=other' },
  parameters: { ...partnersApp.parameters, ...spec('PRT-06') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const brand = () => store.state.partnerChanges['harbor-rye']?.brands['101']

/** Bad files stop no good one, each says its reason, and what went in is in the group, without the place where it was taken. */
export const Upload: Story = {
  parameters: { ...spec('PRT-06', 'PRT-17') },
  play: async ({ canvas, userEvent }) => {
    const files = [
      await pictureFile('winter-garden.jpg', 1200, 800),
      await pictureFile('stamp.png', 100, 100),
      await pictureFile('refused-by-host.png', 600, 600),
      new File(['not a picture'], 'menu.png', { type: 'image/png' }),
      new File([new Uint8Array(10_000_001)], 'poster.png', { type: 'image/png' }),
    ]
    await userEvent.upload(await canvas.findByLabelText('Choose pictures, drop or paste'), files)
    const failed = /^1 of 5 pictures went in\. The other 4 didn’t/
    await expect(await canvas.findByText(failed)).toBeVisible()
    await expect(canvas.queryByText(/\d of \d uploaded\./)).toBeNull()
    await expect(canvas.getByText(/^This picture is 100 pixels high\. It needs at least 280/)).toBeVisible()
    await expect(canvas.getByText(/^This file is not a picture that we can read/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try refused-by-host.png again' })).toBeVisible()
    const name = await canvas.findByText('winter-garden')
    // It is upright, as its camera noted, without the note.
    await waitFor(() => expect(name.parentElement?.querySelector('img')).toHaveProperty('naturalWidth', 1200))
    const images = store.state.partnerExtras['harbor-rye']?.images ?? []
    await expect(images.filter(({ name }) => name === 'winter-garden')).toHaveLength(1)
  },
}

const sending = { now: 0, most: 0, asked: new Map<string, number>() }

/** Many pictures go in, a few at a time: an old signature is asked for again, and a picture whose line broke can be tried again. */
export const ManyAtOnce: Story = {
  parameters: { ...spec('PRT-17') },
  beforeEach: ({ msw }) => {
    Object.assign(sending, { now: 0, most: 0, asked: new Map() })
    msw.use(
      http.post('*/image_host/v1_1/:account/image/upload', async ({ request }) => {
        const file = (await request.formData()).get('file')
        const name = file instanceof File ? file.name : ''
        const times = (sending.asked.get(name) ?? 0) + 1
        sending.asked.set(name, times)
        sending.most = Math.max(sending.most, (sending.now += 1))
        await delay(1)
        sending.now -= 1
        if (name === 'old.png' && times === 1) return HttpResponse.json({ error: { message: 'Stale request' } }, { status: 401 })
        if (name === 'lost.png' && times === 1) return HttpResponse.error()
        return HttpResponse.json({ public_id: name, secure_url: `/api/image_host/pictures/${name}` })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const bytes = await pictureFile('picture.png', 40, 280)
    const names = ['old', 'lost', ...Array.from({ length: 10 }, (_, index) => `table-${index}`)].map((name) => `${name}.png`)
    const files = names.map((name) => new File([bytes], name, { type: 'image/png' }))
    await userEvent.upload(await canvas.findByLabelText('Choose pictures, drop or paste'), files)
    await expect(await canvas.findByText(/^11 of 12 pictures went in/, {}, { timeout: 15_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try lost.png again' }))
    const added = () => (store.state.partnerExtras['harbor-rye']?.images ?? []).map(({ name }) => `${name}.png`)
    await waitFor(() =>
      expect(
        added()
          .filter((name) => names.includes(name))
          .toSorted(),
      ).toEqual(names.toSorted()),
    )
    await expect(sending.most).toBeLessThanOrEqual(3)
    await expect(sending.asked.get('old.png')).toBe(2)
  },
}

/** The gallery is chosen and put in order by keyboard, and saved by one press. */
export const ChooseGallery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('In the gallery (Among marigolds)'))
    const earlier = canvas.getByRole('button', { name: 'Move Among marigolds earlier' })
    earlier.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gallery' }))
    await waitFor(() => expect(brand()?.galleryImageIds).toEqual(['501', '502', '701', '503']))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save the gallery' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Use as hero (Among marigolds)' }))
    await waitFor(() => expect(brand()?.heroImageId).toBe('701'))
    const hero = canvas.getByLabelText('Choose a picture, drop or paste')
    await userEvent.upload(hero, await pictureFile('narrow.png', 1900, 800))
    await expect(await canvas.findByText(/^This picture is 1900 pixels wide/)).toBeVisible()
    await userEvent.upload(hero, await pictureFile('wide.png', 3000, 2000))
    await sendFramedPart(userEvent)
    await waitFor(() => expect(brand()?.heroImageId).toMatch(/^image-/))
  },
}

/** Somebody else saved the gallery after this page had read it: theirs is replaced only by a later press (PRT-14). */
export const GalleryChangedByOthers: Story = {
  parameters: { ...spec('PRT-06', 'PRT-14') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('In the gallery (Among marigolds)'))
    saveGallery(store, 'harbor-rye', '101', { ids: ['503'], version: undefined })
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gallery' }))
    await expect(await canvas.findByText('Someone else changed this meanwhile.')).toBeVisible()
    await expect(brand()?.galleryImageIds).toEqual(['503'])
    // The brand is being read again meanwhile.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save the gallery' }))
      await expect(brand()?.galleryImageIds).toEqual(['501', '502', '503', '701'])
    })
  },
}

/** The page has read their gallery since, because it changed the hero: the first press still says so, and replaces nothing (PRT-14). */
export const GalleryReadAfterChange: Story = {
  parameters: { ...spec('PRT-06', 'PRT-14') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('In the gallery (Among marigolds)'))
    saveGallery(store, 'harbor-rye', '101', { ids: ['503'], version: undefined })
    await userEvent.click(canvas.getByRole('button', { name: 'Use as hero (Among marigolds)' }))
    await expect(await screen.findByText('Hero changed')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use as hero (Among marigolds)' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gallery' }))
    await expect(await canvas.findByText('Someone else changed this meanwhile.')).toBeVisible()
    await expect(brand()?.galleryImageIds).toEqual(['503'])
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gallery' }))
    await waitFor(() => expect(brand()?.galleryImageIds).toEqual(['501', '502', '503', '701']))
  },
}

/** A picture for the gallery keeps what a hero needs, so it can become the hero. Another group of pictures is no leaving (PRT-14). */
export const HeroFromGallery: Story = {
  parameters: { ...spec('PRT-06', 'PRT-14') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Choose pictures, drop or paste'), await pictureFile('harbor-view.png', 2400, 1200))
    const name = await canvas.findByText('harbor-view')
    // The picture's name stands below it, so it has no other.
    await waitFor(() => expect(name.parentElement?.querySelector('img')).toHaveProperty('naturalWidth', 1920))
    await userEvent.click(canvas.getByRole('button', { name: 'Use as hero (harbor-view)' }))
    await waitFor(() => expect(brand()?.heroImageId).toMatch(/^image-/))
    await userEvent.click(canvas.getByLabelText('In the gallery (harbor-view)'))
    await userEvent.click(canvas.getByRole('link', { name: 'Mood' }))
    await expect(await canvas.findByText('A sunlit wall')).toBeInTheDocument()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save the gallery' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('link', { name: 'About' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument()
  },
}

/** A logo is seen where it will be, as soon as it is uploaded (PRT-07). */
export const UploadLogo: Story = {
  args: { address: '/brand-logos?project=harbor-rye&id=101' },
  parameters: { ...spec('PRT-07', 'PRT-17') },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Light logo' }))
    await userEvent.upload(section.getByLabelText('Choose a picture, drop or paste'), await pictureFile('light.png', 900, 300))
    await sendFramedPart(userEvent)
    await waitFor(() => expect(brand()?.logoLightId).toMatch(/^logo-/))
    const name = 'Light logo of Harbor & Rye on a dark background'
    await waitFor(() => expect(section.getByRole('img', { name }).getAttribute('src')).toContain('/api/image_host/pictures/'))
    await waitFor(() => expect(section.getByRole('img', { name })).toHaveProperty('naturalWidth', 240))
    await userEvent.click(canvas.getByLabelText('Never change the colors of these logos'))
    await waitFor(() => expect(brand()?.noColorAlteration).toBe(true))
  },
}
