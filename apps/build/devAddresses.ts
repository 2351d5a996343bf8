import type { Plugin } from 'vite'
import { alsoKnownAs } from './addresses.ts'

/** How the development server answers an address: as usual, with a page, or with a redirect. */
export function devAddress(path: string, apps: readonly string[]): { page: string } | { elsewhere: string } | null {
  const known = alsoKnownAs[path.replace(/\/$/, '')]
  if (known !== undefined) return { elsewhere: `/${known}/` }
  const [, app = '', below = ''] = /^\/([^/]+)\/(.+)$/.exec(path) ?? []
  // A path with an extension is a source file of the app.
  return apps.includes(app) && !/\.\w+$/.test(below) ? { page: `/${app}/index.html` } : null
}

/** Serves the apps' addresses in development as a host serves them after the build. */
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
