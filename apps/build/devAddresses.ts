import type { Plugin } from 'vite'
import { alsoKnownAs } from './addresses.ts'

/** What the development server does with an address: nothing, answer with a page, or send the browser elsewhere. */
export function devAddress(path: string, apps: readonly string[]): { page: string } | { elsewhere: string } | null {
  const known = alsoKnownAs[path.replace(/\/$/, '')]
  if (known !== undefined) return { elsewhere: `/${known}/` }
  const [, app = '', below = ''] = /^\/([^/]+)\/(.+)$/.exec(path) ?? []
  // What has an extension is a file of the app's sources.
  return apps.includes(app) && !/\.\w+$/.test(below) ? { page: `/${app}/index.html` } : null
}

/** Serves the apps' addresses under development as a host serves them when they are built. */
export const devAddresses = (apps: readonly string[]): Plugin => ({
  name: 'dev-addresses',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      const led = devAddress(pathname, apps)
      if (led && 'elsewhere' in led) return void response.writeHead(302, { Location: led.elsewhere + search }).end()
      if (led) request.url = led.page + search
      next()
    }),
})
