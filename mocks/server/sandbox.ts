import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { apiPaths, createHandlers } from '../handlers/all.ts'
import { auditing } from '../state/ledger/auditing.ts'
import { createStore } from '../state/memory/store.ts'
import { apiRoute } from './api.ts'
import { controlRoute } from './control.ts'
import { keeper, loadState } from './disk.ts'
import { createFaults } from './faults.ts'
import { folder } from './files.ts'
import { serve } from './listen.ts'
import { homePage } from './page/home.ts'
import { firstAnswer, under } from './route.ts'
import type { Route } from './route.ts'
import { scripts } from './scripts.ts'

type Options = {
  /** The project's folder. */
  root: string
  /** Holds a folder for each built enterprise. */
  dist: string
  /** The folder of the saved state. */
  data: string
  clock?: () => number
}

/** The API, the built apps, the Storybook and a home page as one server that does not listen yet. */
export function createSandbox({ root, dist, data, clock = Date.now }: Options): Server {
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const state = loadState(data)
  const disk = keeper(data)
  const store = createStore({ clock, ...(state && { state }), onChange: disk.save })
  const handlers = createHandlers(store)
  const faults = createFaults(handlers)
  store.subscribe(changed)
  const discrepancies = auditing(store)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const apps: Route = (request) => {
    const enterprise = new URL(request.url).pathname.split('/')[1] ?? ''
    return existsSync(join(dist, enterprise)) ? folder(`/${enterprise}/`, join(dist, enterprise))(request) : undefined
  }

  const api = apiRoute(faults, root)
  const server = serve(
    firstAnswer(
      ...apiPaths(handlers).map((path) => under(path, api)),
      folder('/__sandbox/page/', join(root, 'mocks/server/page/assets')),
      scripts('/__sandbox/stripe/', join(root, 'mocks/stripe')),
      scripts('/__sandbox/bank/', join(root, 'mocks/bank')),
      folder('/__sandbox/map/', join(root, 'mocks/map')),
      under('/__sandbox/', controlRoute({ store, faults, discrepancies, changed, subscribe })),
      folder('/pictures/', join(root, 'features/brands/pictures')),
      (request) => (new URL(request.url).pathname === '/' ? homePage({ store, faults, dist, root }) : undefined),
      folder('/storybook/', join(root, 'storybook-static')),
      apps,
    ),
  )
  server.on('close', disk.flush)
  return server
}
