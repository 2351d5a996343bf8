import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { router } from '../../apps/embed/routes.tsx'
import { saveToken } from '../../apps/runtime/session/token.ts'
import { tabStorage } from '../../apps/runtime/storage/storage.ts'
import { saveOptOut } from '../../apps/runtime/tracking/consent.ts'
import { getMap } from '../../features/map/api.ts'
import { sendOptOut } from '../../features/privacy/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { assembled, inWindow } from '../assembled.tsx'
import { spec } from '../spec.ts'
import { holdTime, passTime } from '../time.ts'

const AssembledEmbed = assembled(router)

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

/** The map with every restaurant. */
export const Map: Story = {
  args: { address: '/map' },
  parameters: { ...spec('PUB-03', 'LOC-01', 'NET-01', 'NET-09') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Saffron Court 2110/ }))
    await expect(canvas.getByRole('button', { name: 'Saffron Court' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('map_status'))
  },
}

/** The map of restaurants that accept the pass, on a dark page. */
export const MapOfPass: Story = {
  args: { address: '/map?pass=true&colorMode=black' },
  globals: { scheme: 'dark' },
  parameters: { ...spec('PUB-03') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4 restaurants in 5 places take your dining pass' })).toBeVisible()
  },
}

/** The privacy choices. */
export const Privacy: Story = {
  parameters: { ...spec('PRV-01') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Your privacy choices')
    await expect(canvas.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', expect.stringMatching(/\/privacy$/))
  },
}

const fillIn = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.selectOptions(await canvas.findByLabelText('State'), 'California')
  await userEvent.type(canvas.getByLabelText('First Name'), 'Ada')
  await userEvent.type(canvas.getByLabelText('Last Name'), 'Moreau')
  await userEvent.type(canvas.getByLabelText('Email Address'), 'Ada@Mail.example')
}

/** A double press opts out once: the request is sent once, the cookie is set, and no event of the visit is sent any more. */
export const OptingOut: Story = {
  parameters: { ...spec('PRV-01', 'PRV-03', 'NET-08', 'NET-09') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await waitFor(() => expect(store.state.events).toHaveLength(1))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Opt me out' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You are opted out' })).toHaveFocus())
    await expect(canvas.getByText(/ada@mail\.example/)).toBeVisible()
    await expect(document.cookie).toContain('do_not_track=true')
    await expect(store.state.optOuts).toMatchObject([{ state: 'CA', firstName: 'Ada', lastName: 'Moreau', email: 'ada@mail.example' }])
    await expect(store.state.events).toHaveLength(1)
  },
}

/** Offline: this browser is opted out anyway, what was typed stays, and a retry sends it. */
export const LostLine: Story = {
  parameters: { ...spec('PRV-03', 'NET-07') },
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await fillIn(context)
    msw.use(...scenarios.offline.handlers(pathOf(sendOptOut)))
    const send = canvas.getByRole('button', { name: 'Opt me out' })
    await userEvent.click(send)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You seem to be offline.')
    await expect(canvas.getByText('This browser is opted out')).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Ada')
    msw.resetHandlers()
    await userEvent.click(send)
    await expect(await canvas.findByRole('heading', { name: 'You are opted out' })).toBeVisible()
    await expect(store.state.optOuts).toHaveLength(1)
  },
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
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Opt me out' }))
    await expect(await context.canvas.findByRole('heading', { name: 'You are opted out' })).toBeVisible()
    await expect(store.state.optOuts).toMatchObject([{ account: 'ada@mail.example' }])
    forgetOptOut()
    tabStorage.remove('flow.privacy')
    await mount(<AssembledEmbed key="another browser" {...context.args} />)
    await expect(await context.canvas.findByText('Your account is opted out')).toBeVisible()
    await expect(document.cookie).toContain('do_not_track=true')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign out' }))
    await expect(await context.canvas.findByText('This browser is opted out')).toBeVisible()
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
    await fillIn(context)
    msw.use(...scenarios.offline.handlers(pathOf(sendOptOut)))
    await userEvent.click(canvas.getByRole('button', { name: 'Opt me out' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You seem to be offline.')
    await expect(canvas.getByText('This browser did not keep your choice')).toBeVisible()
    await expect(canvas.queryByText('This browser is opted out')).not.toBeInTheDocument()
  },
}

/** A malformed answer shows an error without internals. */
export const WrongShape: Story = {
  args: { address: '/map' },
  parameters: { ...spec('NET-05') },
  beforeEach: ({ msw }) => msw.use(...scenarios.wrongSchema.handlers(pathOf(getMap))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the restaurants')
  },
}

/** No answer: after five seconds the page says so and offers a retry. */
export const HangingServer: Story = {
  args: { address: '/map' },
  parameters: { ...spec('NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.timeout.handlers(pathOf(getMap))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fetching the restaurants')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await passTime(5000)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
