import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { entryModule, mainModule } from './appModules.ts'
import type { DeclaredApp } from './declaredApps.ts'
import type { Deployment } from './hosting/deployment.ts'
import { devAddress } from './devAddress.ts'
import { indexPage } from './document/indexPage.ts'

/** The file in which Vite looks for the page of an app. */
export const pageFile = (app: string): string => resolve('apps', app, 'index.html')

/** Makes the page, the entry and the main module of every declared app, in development and in a build. They are not files. */
export function appPages(apps: readonly DeclaredApp[], deployed: Deployment): Plugin {
  const root = resolve('apps')
  const texts = new Map(
    apps.flatMap((app) => [
      [pageFile(app.name), indexPage(app, deployed)],
      [resolve(root, app.name, 'entry.js'), entryModule(app.name)],
      [resolve(root, app.name, 'main.js'), mainModule],
    ]),
  )
  return {
    name: 'app-pages',
    enforce: 'pre',
    resolveId: (id, importer = root) => [id, root + id, resolve(dirname(importer), id)].find((file) => texts.has(file)),
    load: (id) => texts.get(id),
    configureServer: (server) =>
      void server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        const led = devAddress(pathname, apps)
        if (led === null) return next()
        if ('redirect' in led) return void response.writeHead(302, { Location: led.redirect + search }).end()
        const page = texts.get(pageFile(led.pageOf)) ?? ''
        server
          .transformIndexHtml(`/${led.pageOf}/index.html`, page)
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
      }),
  }
}
