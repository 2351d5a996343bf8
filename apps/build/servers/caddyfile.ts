import { type Headers, type Hosting, type ServedFolder, headersOfAll, quoted, serverFiles, servedFolders, wholeRedirects } from './rules.ts'

const block = (head: string, lines: readonly string[]): readonly string[] => [`${head} {`.trim(), ...lines.map((line) => `\t${line}`), '}']

const headerBlock = (matcher: string, headers: Headers): readonly string[] =>
  block(
    `header ${matcher}`.trim(),
    Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
  )

/** The rules of addresses without a file, the first that matches first. */
function folderRules({ name, redirects, fallbacks }: ServedFolder): readonly string[] {
  const rules = [
    ...redirects.map((rule) => ({ ...rule, directive: (matcher: string) => `redir ${matcher} ${rule.to}?{query} 302` })),
    ...fallbacks.map((rule) => ({ ...rule, directive: (matcher: string) => `rewrite ${matcher} ${rule.to}` })),
  ]
  return rules.flatMap(({ regex, directive }, index) => {
    const matcher = `@${name}-${index}`
    return [...block(matcher, [`path_regexp ${quoted(regex)}`, 'not file {path} {path}/index.html']), directive(matcher)]
  })
}

/**
 * A Caddyfile that serves the folder on port 8080: `caddy run --config Caddyfile`. With a domain in place of `:8080`, Caddy
 * gets the certificate itself.
 */
export function caddyfile(hosting: Hosting): string {
  const folders = servedFolders(hosting)
  const site = [
    'root * {$PLATEWELL_ROOT:.}',
    ...headerBlock('', headersOfAll(hosting)),
    ...folders.flatMap(({ name, headers }) => headerBlock(`/${name}/*`, headers)),
    ...block('route', [
      `@server path ${serverFiles.map((name) => `/${name}`).join(' ')}`,
      'error @server 404',
      ...wholeRedirects(hosting).map(([from, to]) => `redir ${from} ${to}?{query} 302`),
      // Caddy's own redirect to the slash loses the query.
      ...folders.filter(({ fallbacks }) => fallbacks.length > 0).map(({ name }) => `redir /${name} /${name}/?{query} 302`),
      ...folders.flatMap(folderRules),
      ...block('file_server', ['precompressed br gzip']),
    ]),
    '# A missing file must not be remembered as missing.',
    ...block('handle_errors', ['header -Cache-Control', 'respond "{http.error.status_code} {http.error.status_text}"']),
  ]
  return `${['# Written by the build. Try it: caddy run --config Caddyfile', ...block('', ['admin off']), ...block(':8080', site)].join('\n')}\n`
}
