import type { DeclaredApp } from '../declaredApps.ts'
import type { Deployment } from '../hosting/deployment.ts'
import { escapeHtml } from './markup.ts'
import { settingsMarkup } from './settingsInPage.ts'

/** The page of an app before Vite has built it. */
export function indexPage(app: DeclaredApp, deployed: Deployment): string {
  const { name, title, description, noscript, audience, inSearch, settings = [] } = app
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    meta('description', description),
    `<title>${escapeHtml(title)}</title>`,
    meta('color-scheme', 'light dark'),
    settingsMarkup({ app, deployed }),
  ]
  // An embedded page takes its scheme from the page around it, before the first paint.
  const scheme = settings.includes('embedParents') ? '' : ' data-scheme="auto"'
  const forAudience = audience === undefined ? '' : ` data-audience="${audience}"`
  const listed = inSearch === undefined ? '' : ` data-listed="${inSearch.join(' ')}"`
  return `<!doctype html>
<html lang="en"${scheme}${forAudience}${listed}>
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

/** The page with what is said of one of its addresses. */
export const describing = (html: string, { title, description }: Pick<DeclaredApp, 'title' | 'description'>): string =>
  html
    .replace(/<title>.*?(?=<\/title>)/, () => `<title>${escapeHtml(title)}`)
    .replace(/<meta name="description"[^>]*>/, () => meta('description', description))

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
