import type { DeclaredApp } from '../declaredApps.ts'
import type { Deployment, Setting } from '../hosting/deployment.ts'
import { escapeHtml } from './markup.ts'

/** The page of an app before Vite has built it. */
export function indexPage(app: DeclaredApp, deployed: Deployment): string {
  const { name, title, description, noscript, audience, settings = [] } = app
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    meta('description', description),
    `<title>${escapeHtml(title)}</title>`,
    meta('color-scheme', 'light dark'),
    settingsOf(deployed, ['apiOrigin', ...settings]),
    // The page first calls its API, so the connection opens while the page is parsed.
    ...(deployed.apiOrigin === '' ? [] : [`<link rel="preconnect" href="${escapeHtml(deployed.apiOrigin)}" crossorigin>`]),
  ]
  // An embedded page takes its scheme from the page around it, before the first paint.
  const scheme = settings.includes('embedParents') ? '' : ' data-scheme="auto"'
  const forAudience = audience === undefined ? '' : ` data-audience="${audience}"`
  return `<!doctype html>
<html lang="en"${scheme}${forAudience}>
  <head>
    ${head.join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <noscript>${escapeHtml(noscript)}</noscript>
    <script type="module" src="/${name}/entry.js"></script>
  </body>
</html>
`
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`

/** The deployment's settings for the page, which `deployed.ts` reads. It is data: no policy on scripts blocks it. */
function settingsOf(deployed: Deployment, names: readonly Setting[]): string {
  const values = JSON.stringify(Object.fromEntries(names.map((name) => [name, deployed[name]])))
  return `<script type="application/json" id="settings">${values.replaceAll('<', '\\u003c')}</script>`
}
