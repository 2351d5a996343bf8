import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { brandRecord } from '../../features/partners/brands/api.ts'
import { BrandScreen } from '../../features/partners/brands/BrandScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { brandTagExamples, cmsProviderExamples } from '../../mocks/examples/partners/projects.ts'
import { brands, largeProject, project, ternBrands } from '../../mocks/examples/partners/states.ts'
import { library } from '../../features/partners/examples/pages.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'

const [first, second] = brands
const others = ternBrands.find(({ id }) => id === '205')
if (!first || !second || !others) throw new Error('The examples have these brands.')

const meta = {
  title: 'Screens/Partners/Brand',
  component: BrandScreen,
  decorators: [inPartnerFrame('brands')],
  args: {
    brand: ready(first),
    project,
    tags: ready(brandTagExamples),
    cmsProviders: ready(cmsProviderExamples),
    library: ready(library),
    listHref: '#brands',
    hrefs: { about: '#brand', images: '#images', logos: '#logos' },
    saving: idle,
    focusOn: '',
    verifying: idle,
    deleting: idle,
    restored: null,
    onEdit: fn(),
    onSave: fn(),
    onUnsaved: fn(),
    onVerify: fn(),
    onDelete: fn(),
    onCancelDelete: fn(),
    onRetry: fn(),
    onRetryOptions: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-05') },
} satisfies Meta<typeof BrandScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first read. */
export const Loading: Story = { args: { brand: loading } }

/** Every field; a tag that is not chosen any more is no favorite either. Only what was changed is sent. */
export const Ready: Story = {
  parameters: { ...spec('PRT-21') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Verified')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seafood' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'French' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Favorite French' }))
    await expect(within(canvas.getByRole('region', { name: 'As guests see it' })).getByText('French')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Website built with'), 'Wix')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const changed = { tagIds: ['33', '64', '3'], favoriteTagIds: ['3'], cmsProvider: 'wix' }
    await expect(args.onSave).toHaveBeenCalledWith(changed)
    const base = brandRecord.draftFrom(first)
    await expect(args.onEdit).toHaveBeenLastCalledWith({ base, mine: { ...base, ...changed } })
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
  },
}

/** The next step is done in a field, which has the focus. */
export const Ready__NextStep: Story = {
  args: { focusOn: 'website_url' },
  parameters: { ...spec('PRT-18') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Website address')).toHaveFocus())
  },
}

/** The missing parts, and a popup that was not found: another look. */
export const Ready__Incomplete: Story = {
  args: { brand: ready(second) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a description' }))
    const field = canvas.getByLabelText('Description')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Still missing')
    await expect(canvas.getByRole('button', { name: 'About the brand 1 missing' })).toBeInTheDocument()
    // A tag is missing too, and is no field with a name.
    await expect(canvas.getByRole('button', { name: 'Tags 1 missing' })).toBeInTheDocument()
    await userEvent.type(field, 'Fire and bread')
    await expect(canvas.getByRole('button', { name: 'About the brand Complete' })).toBeInTheDocument()
    const base = brandRecord.draftFrom(second)
    await expect(args.onEdit).toHaveBeenLastCalledWith({ base, mine: { ...base, description: 'Fire and bread' } })
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
  },
}

/** A picture is missing: the step leads to where it is chosen (PRT-02). */
export const Ready__WithoutHero: Story = {
  args: {
    brand: ready({ ...first, steps: [{ title: 'Images', isDone: false, missing: 'Choose a hero image', page: 'images', field: null }] }),
  },
  parameters: { ...spec('PRT-02', 'PRT-06') },
}

/** Integrations are closed: the popup is not verified, what the website is built with is text, with why, and the rest can be edited. */
export const Ready__IntegrationsClosed: Story = {
  args: { brand: ready(second), project: { ...project, integrationsEditable: false } },
  parameters: { ...spec('PRT-09', 'PRT-11') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Verify the popup' })).toBeNull()
    await expect(canvas.queryByLabelText('Website built with')).toBeNull()
    await expect(canvas.getByText('WordPress')).toBeVisible()
    await expect(canvas.getAllByText(/^Changes to integrations are closed/)).toHaveLength(2)
    await expect(canvas.getByLabelText('Website address')).toBeEnabled()
  },
}

/** The server looks at the website. */
export const Ready__Verifying: Story = { args: { brand: ready(second), verifying: sending } }

/** The tags could not be read: the rest of the form works. */
export const Ready__WithoutTags: Story = {
  args: { tags: failedToLoad({ kind: 'server' }), cmsProviders: loading },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryOptions).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbor & Rye')
  },
}

/** Somebody else chose other tags meanwhile: the page says so, and the next press decides (PRT-14). */
export const Ready__ChangedByOthers: Story = {
  args: {
    brand: ready({ ...first, tagIds: ['7', '33'], favoriteTagIds: ['33'] }),
    restored: { base: brandRecord.draftFrom(first), mine: { ...brandRecord.draftFrom(first), tagIds: ['7', '64'], favoriteTagIds: ['7'] } },
  },
  parameters: { ...spec('PRT-14') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^They have saved another text in \S?“Tags”\S?\. Save replaces/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    // Their favorite is none of these tags.
    await expect(args.onSave).toHaveBeenLastCalledWith({ tagIds: ['7', '64'], favoriteTagIds: [] })
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.queryByText('Someone else changed this brand')).toBeNull()
    await expect(args.onEdit).toHaveBeenLastCalledWith(null)
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false)
  },
}

/** The server refused it. */
export const Ready__Refused: Story = { args: { saving: refusedWith('Another brand has this name.') } }

/** The dialog first shows the locations that belong to it. */
export const Ready__Delete: Story = {}

/** A brand of others: text, and why (PRT-11). */
export const Ready__ViewOnly: Story = { args: { project: largeProject, brand: ready(others) }, parameters: { ...spec('PRT-11') } }

/** It could not be read. */
export const Failed: Story = { args: { brand: failedToLoad({ kind: 'offline' }) } }
