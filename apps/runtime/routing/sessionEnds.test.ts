import { createMemoryHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'

// A router follows the session for as long as its page lives.
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

async function openApp(address: string) {
  const [{ leaveSignIn, requireSession }, session, { routedApp }] = await Promise.all([
    import('../session/RequireSession.tsx'),
    import('../session/session.ts'),
    import('./routedApp.tsx'),
  ])
  const root = createRootRoute()
  const login = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: leaveSignIn() })
  const home = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: requireSession })
  const app = routedApp(root.addChildren([login, home]))
  return { ...session, ...app('/', createMemoryHistory({ initialEntries: [address] })) }
}

it('NET-04 the guards run again when the session changes, also before a page is rendered', async () => {
  stubBrowser()
  for (const name of ['addEventListener', 'scrollTo']) vi.stubGlobal(name, vi.fn())
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('history', {})
  const { router, signIn, expireSession } = await openApp('/')
  signIn('old', 'maya@mail.example')
  await router.load()
  expect(router.state.location.pathname).toBe('/')
  expireSession('old')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  signIn('new', 'maya@mail.example')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
