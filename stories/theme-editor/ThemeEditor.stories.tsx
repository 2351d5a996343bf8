import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { enterprises } from '../../.storybook/enterprises.ts'
import { deskHeader } from '../../themes/deskParts.css.ts'
import { slipFront } from '../../themes/parts.css.ts'
import { schemeVars } from '../../themes/schemeVars.ts'
import { schemeOf } from '../foundations/schemeOf.ts'
import { withoutSavedSeeds } from './savedSeeds.ts'
import { ThemeEditor } from './ThemeEditor.tsx'

const meta = {
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  args: { pageScheme: 'light' },
  render: (_, { globals }) => <ThemeEditor pageScheme={schemeOf(globals['scheme'])} />,
  // It needs a whole window.
  parameters: { layout: 'fullscreen', controls: { disable: true }, docs: { story: { inline: false } } },
} satisfies Meta<typeof ThemeEditor>
export default meta

type Story = StoryObj<typeof meta>

/** Starts with the enterprise's seeds, and restores the saved ones afterwards. */
const withoutSaved = () => withoutSavedSeeds(enterprises.map(({ id }) => id))

/** Seeds to change, a preview, and the source to copy. */
export const Editor: Story = {}

/** Another hue changes every component that shows the accent. */
export const Editor__AnotherHue: Story = {
  beforeEach: withoutSaved,
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Preview' }), 'The most common, together')
    const fill = () => getComputedStyle(within(canvas.getByRole('main')).getByRole('button', { name: 'Claim my credit' })).backgroundColor
    const before = fill()
    const hue = canvas.getByRole('spinbutton', { name: 'Hue, exactly' })
    await userEvent.tripleClick(hue)
    await userEvent.paste('320')
    await waitFor(() => expect(fill()).not.toBe(before))
  },
}

/** The slip is arranged as another enterprise has it, in the colours of this one; the table keeps its desk until that is changed too. */
export const Editor__OtherArrangement: Story = {
  beforeEach: withoutSaved,
  async play({ canvas, userEvent }) {
    const pageOf = async (title: string) => {
      const frame = await canvas.findByTitle<HTMLIFrameElement>(title, {}, { timeout: 30_000 })
      await waitFor(() => expect(frame.contentDocument?.body.textContent).not.toBe(''))
      return frame.contentDocument?.documentElement ?? frame
    }
    const claim = await pageOf('A claim on a phone')
    const table = await pageOf('A table of the tools')
    const looks = (page: Element, part: string) => {
      const { textAlign, display, gridTemplateColumns } = getComputedStyle(page.querySelector(`.${part}`) ?? page)
      return [textAlign, display, gridTemplateColumns].join()
    }
    const accent = () => tokensOn(claim)['accent']?.['solid']
    const [slip, colour, tools] = [looks(claim, slipFront), accent(), looks(table, deskHeader)]
    const choose = async (name: string) => {
      const select = canvas.getByRole<HTMLSelectElement>('combobox', { name })
      await userEvent.selectOptions(select, [...select.options].find(({ selected }) => !selected) ?? [])
    }
    await choose('Composition')
    await waitFor(() => expect(looks(claim, slipFront)).not.toBe(slip))
    await expect(accent()).toBe(colour)
    await expect(looks(table, deskHeader)).toBe(tools)
    await choose('Desk of the tools')
    await waitFor(() => expect(looks(table, deskHeader)).not.toBe(tools))
  },
}

/** All stories of one component, including what it opens over the page. */
export const Editor__OneComponent: Story = {
  beforeEach: withoutSaved,
  async play({ canvas, userEvent }) {
    const hue = canvas.getByRole('spinbutton', { name: 'Hue, exactly' })
    await userEvent.tripleClick(hue)
    await userEvent.paste('320')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Preview' }), 'Dialog')
    const accent = document.createElement('i')
    accent.style.color = tokensOn(canvas.getByRole('main'))['accent']?.['solid'] ?? ''
    const story = within(await canvas.findByRole('region', { name: 'Open' }))
    await userEvent.click(story.getByRole('button', { name: 'Edit the brand' }))
    const [save] = await within(await screen.findByRole('dialog')).findAllByRole('button', { name: 'Save the name' })
    await waitFor(() => expect(save && getComputedStyle(save).backgroundColor).toBe(accent.style.color))
  },
}

/** Text that is too light: the failing pairs are listed, with their contrast and the contrast they need. */
export const Editor__TooFaint: Story = {
  beforeEach: withoutSaved,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Every pair has the contrast it needs.')).toBeVisible()
    const ink = canvas.getByRole('spinbutton', { name: 'Ink, exactly' })
    await userEvent.tripleClick(ink)
    await userEvent.paste('0.6')
    await expect(await canvas.findByText(/pairs are too faint/)).toBeVisible()
    await userEvent.click(canvas.getByText('The others'))
    await expect(canvas.getByText(/^text\.base on surface\.page, light: \d\.\d\d, needs 4\.5$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(canvas.queryByText(/pairs are too faint/)).toBeNull()
  },
}

/** A number out of range: leaving the field sets the nearest valid number, and says so. */
export const Editor__OutOfRange: Story = {
  beforeEach: withoutSaved,
  async play({ canvas, userEvent }) {
    const hue = canvas.getByRole('spinbutton', { name: 'Hue, exactly' })
    await userEvent.tripleClick(hue)
    await userEvent.paste('400')
    await expect(hue).toHaveValue(400)
    await userEvent.tab()
    await expect(hue).toHaveValue(360)
    await expect(canvas.getByRole('slider', { name: 'Hue' })).toHaveValue('360')
    await expect(hue).toHaveAccessibleDescription('Hue goes from 0 to 360: set to 360')
    await userEvent.tripleClick(hue)
    await userEvent.paste('20')
    await expect(hue).not.toHaveAccessibleDescription()
    await userEvent.clear(hue)
    await userEvent.tab()
    await expect(hue).toHaveValue(20)
  },
}

type Shown = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The tokens in an element's custom properties, by group and role. */
function tokensOn(element: Element): Shown {
  const style = getComputedStyle(element)
  const valueOf = (reference: string) => style.getPropertyValue(reference.slice('var('.length, -1))
  return Object.fromEntries(
    Object.entries(schemeVars).map(([group, roles]) => [
      group,
      Object.fromEntries(Object.entries(roles).map(([role, reference]) => [role, valueOf(reference)])),
    ]),
  )
}
