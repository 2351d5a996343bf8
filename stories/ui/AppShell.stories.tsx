import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { AppShell } from '../../ui/AppShell/AppShell.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { type LinkProps, LinkProvider } from '../../ui/Link/Link.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { manager, onSignOut, signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'

/** As an app with a router follows links: without a page load. */
const FollowedLink = ({ onClick, children, ...link }: LinkProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- `href` makes it a link
  <a
    {...link}
    onClick={(event) => {
      onClick?.(event)
      event.preventDefault()
    }}>
    {children}
  </a>
)

const meta = {
  title: 'UI/AppShell',
  component: AppShell,
  args: {
    title: 'Platewell Manager',
    items: [
      { label: 'Locations', icon: 'place', href: '#locations', current: true },
      { label: 'Guests', icon: 'person', href: '#guests' },
      { label: 'Gifts', icon: 'gift', href: '#gifts' },
    ],
    more: [
      { label: 'Contact Support', icon: 'support', href: 'mailto:support@platewell.example' },
      { label: 'Manager’s Training', icon: 'learn', href: 'https://platewell.example/training', newTab: true },
    ],
    children: (
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1}>Where are you today?</Heading>
          <Text tone="muted">Choose the enterprise whose guests you look after.</Text>
        </Stack>
        <Stack space="sm">
          {['Marguerite, Harbor Street', 'Marguerite, Old Mill', 'Nopal'].map((enterprise) => (
            <Card key={enterprise}>{enterprise}</Card>
          ))}
        </Stack>
      </Stack>
    ),
  },
  decorators: [signedInAs(manager)],
  parameters: {
    layout: 'fullscreen',
    ...spec('MGR-02'),
    ...usage({
      use: ['For an app of several pages, for people who are logged in'],
      avoid: ['`PublicPage` for a page that anyone may open', '`CheckoutPage` for payments', '`EmbeddedFrame` within someone else’s page'],
      do: ['Keep the pages to seven', 'Put help into `more`: the sign-out follows it'],
      dont: ['Change the navigation from page to page'],
      anatomy: {
        parts: {
          Brand: { at: 'header img', is: 'The enterprise, and the name of the tool', prop: 'title' },
          'Current page': { at: '[aria-current]', is: 'Where the person is' },
          Pages: { at: 'nav li:nth-child(2)', is: 'The pages of the tool, at most seven', prop: 'items' },
          'Help and person': { at: '[popovertarget]', is: 'Opens help, the person and the sign-out', prop: 'more' },
          Content: { at: 'main', is: 'The page', prop: 'children' },
          Footer: { at: 'footer', is: 'What the law asks for' },
        },
      },
      widths: [340, 720],
    }),
  },
} satisfies Meta<typeof AppShell>
export default meta

type Story = StoryObj<typeof meta>

/** The pages, and who is signed in. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()

    await expect(canvas.getByRole('link', { name: 'Locations' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Guests' })).toHaveAttribute('href', '#guests')
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(onSignOut).toHaveBeenCalledOnce()
  },
}

const followed = (Story: ComponentType) => (
  <LinkProvider value={FollowedLink}>
    <Story />
  </LinkProvider>
)

/** On a phone help and the way out are in a menu; choosing an entry closes it. */
export const Phone: Story = {
  decorators: [followed],
  globals: { viewport: { value: 'w360' } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toBeVisible()
    const support = canvas.getByText('Contact Support')
    await expect(support).not.toBeVisible()
    canvas.getByRole('button', { name: 'Your account and help' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(support).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'Contact Support' }))
    await waitFor(() => expect(support).not.toBeVisible())
  },
}

/** The current page is read at night too. */
export const PhoneInTheDark: Story = { globals: { viewport: { value: 'w360' }, scheme: 'dark' }, tags: ['!autodocs'] }

const further = ['Orders', 'Team', 'Reports'] as const

/** More than five pages: the foot of a phone has four, and the way to the others. A line that scrolls has all. */
export const PhoneManyPages: Story = {
  decorators: [followed],
  globals: { viewport: { value: 'w360' } },
  args: { items: [...meta.args.items, ...further.map((label) => ({ label, icon: 'rise', href: `#${label}` }) as const)] },
  async play({ canvas, userEvent }) {
    const more = canvas.getByText('More')
    if (!more.checkVisibility()) return expect(canvas.getByRole('link', { name: 'Reports' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Reports' })).toBeNull()
    await userEvent.click(more)
    await userEvent.click(await canvas.findByRole('link', { name: 'Reports' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Reports' })).toBeNull())
  },
}

/** Long names: the header keeps its two lines. */
export const LongNames: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: {
    person: {
      name: 'Maximiliane Donaudampfschifffahrtsgesellschaftskapitän',
      detail: 'maximiliane.donaudampfschifffahrtsgesellschaftskapitaen@marguerite.example',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/@marguerite/).parentElement?.offsetHeight).toBeLessThan(48)
  },
}
