import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Pages } from '../../apps/runtime/routing/links.tsx'
import { routedApp } from '../../apps/runtime/routing/routedApp.tsx'
import { RequireSession, requireSession } from '../../apps/runtime/session/RequireSession.tsx'
import { expireSession, signIn } from '../../apps/runtime/session/session.ts'
import { useSessionEnd } from '../../apps/runtime/session/useSessionEnd.ts'
import { withoutPicture } from '../withoutPicture.ts'

/** Ends the session after the page is rendered and before its effects run: the first answer may come that early. */
function EndsEarly() {
  useLayoutEffect(() => expireSession('old'), [])
  return null
}

function Follows() {
  const [ends, setEnds] = useState(0)
  useSessionEnd((why) => setEnds((before) => before + (why === 'expired' ? 1 : 0)))
  return <p>{`${ends} sessions have ended`}</p>
}

const root = createRootRoute({ component: Pages })
const routes = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/login', component: () => <h1>Sign in</h1> }),
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: requireSession, component: RequireSession }),
])
const app = routedApp(routes, {
  wrap: ({ children }) => (
    <>
      <Follows />
      {children}
      <EndsEarly />
    </>
  ),
})

function GuardedApp() {
  const [{ element }] = useState(() => {
    signIn('old', 'maya@mail.example')
    return app('/', createMemoryHistory({ initialEntries: ['/'] }))
  })
  return element
}

const meta = {
  title: 'Checks/Session',
  tags: ['check'],
  component: GuardedApp,
  parameters: withoutPicture('An app made for tests of the session'),
} satisfies Meta<typeof GuardedApp>
export default meta

type Story = StoryObj<typeof meta>

/** A session that ends before the effects run leads to the sign-in, and is followed once. */
export const EndsWhileOpening: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('1 sessions have ended')).toBeVisible())
  },
}
