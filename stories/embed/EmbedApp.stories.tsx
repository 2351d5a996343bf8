import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { app } from '../../apps/embed/routes.tsx'
import { saveToken } from '../../apps/runtime/session/token.ts'
import { tabStorage } from '../../apps/runtime/storage/storage.ts'
import { saveOptOut } from '../../apps/runtime/tracking/consent.ts'
import { getMap } from '../../features/map/api.ts'
import { sendOptOut } from '../../features/privacy/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { assembled, inWindow } from '../assembled.tsx'
import { spec } from '../spec.ts'
import { holdTime, passTime } from '../time.ts'

const AssembledEmbed = assembled(app)

/** A browser in which nobody has opted out: the cookie, or a choice that it did not keep, would silence every later story. */
const forgetOptOut = (): void => {
  saveOptOut()
  document.cookie = 'do_not_track=; Path=/; Max-Age=0'
}

const meta = {
  title: 'Apps/Embed',
  component: AssembledEmbed,
  args: { address: '/privacy' },
  loaders: [() => import('../../apps/embed/PrivacyRoute.tsx')],
  beforeEach: () => {
    forgetOptOut()
    const letGo = holdTime()
    return () => {
      letGo()
      forgetOptOut()
    }
  },
  parameters: { ...inWindow, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Every restaurant, without the map: a story's page has no settings. */
export const Map: Story = {
  args: { address: '/map' },
  parameters: { ...spec('PUB-03', 'LOC-01', 'NET-01', 'NET-09') },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^Saffron Court Indian 2110/ })
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('map_status'))
  },
}

const fillIn = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'California')
  const values = { 'First name': 'Ada', 'Last name': 'Moreau', 'Email address': 'Ada@Mail.example' }
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(canvas.getByLabelText(label))
    await userEvent.type(canvas.getByLabelText(label), value)
  }
}

/** A signed-in visitor opts out: the account saves the choice, and the next browser shows it, until they sign out. */
export const OptingOut__SignedIn: Story = {
  parameters: { ...spec('PRV-05', 'NET-13') },
  beforeEach: () => {
    store.state.sessions['session-ada'] = 'ada@mail.example'
    saveToken('session-ada')
    return () => saveToken(null)
  },
  play: async ({ mount, ...context }) => {
    await mount()
    // The account opens the form and fills it.
    await waitFor(() => expect(context.canvas.getByLabelText('Email address')).toHaveValue('ada@mail.example'))
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Opt me out' }))
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'You are opted out' })).toHaveFocus())
    await expect(store.state.optOuts).toMatchObject([{ account: 'ada@mail.example' }])
    forgetOptOut()
    tabStorage.remove('flow.privacy')
    await mount(<AssembledEmbed key="another browser" {...context.args} />)
    await expect(await context.canvas.findByText('Your account is opted out')).toBeVisible()
    await expect(document.cookie).toContain('do_not_track=true')
    await context.userEvent.type(context.canvas.getByLabelText('First name'), 'Ada')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign out' }))
    await expect(await context.canvas.findByText('This browser is opted out')).toBeVisible()
    await expect(context.canvas.getByLabelText('First name')).toHaveValue('')
    await expect(context.canvas.queryByRole('button', { name: 'Sign out' })).toBeNull()
  },
}

/** The browser blocks cookies: the page does not say that it is opted out, and no event of the visit is sent any more. */
export const OptingOut__CookiesBlocked: Story = {
  parameters: { ...spec('PRV-03', 'NET-09') },
  beforeEach: () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    return () => void Reflect.deleteProperty(document, 'cookie')
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await userEvent.click(await canvas.findByText('Ask us about your account'))
    await fillIn(context)
    msw.use(...scenarios.offline.handlers(getPathPattern(sendOptOut)))
    await userEvent.click(canvas.getByRole('button', { name: 'Opt me out' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You seem to be offline.')
    await expect(canvas.getByText('This browser didn’t save your choice')).toBeVisible()
    await expect(canvas.queryByText('This browser is opted out')).not.toBeInTheDocument()
  },
}

/** No answer: after five seconds the page says so and offers a retry. */
export const HangingServer: Story = {
  args: { address: '/map' },
  parameters: { ...spec('NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.timeout.handlers(getPathPattern(getMap))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fetching the restaurants')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await passTime(5000)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
