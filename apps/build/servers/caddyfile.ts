import {
  type Headers,
  type Hosting,
  type ServedFolder,
  headersOfAll,
  inFolders,
  outerRedirects,
  quoted,
  serverFiles,
  servedFiles,
  servedFolders,
} from './rules.ts'

const block = (head: string, lines: readonly string[]): readonly string[] => [`${head} {`.trim(), ...lines.map((line) => `\t${line}`), '}']

const headerBlock = (matcher: string, headers: Headers): readonly string[] =>
  block(
    `header ${matcher}`.trim(),
    Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
  )

const files = 'precompressed br gzip'

/** The rules of addresses without a file, the first that matches first. */
function folderRules({ name, redirects, fallbacks }: ServedFolder): readonly string[] {
  const rules = [
    ...redirects.map(({ regex, to }) => ({ regex, lines: (matcher: string) => [`redir ${matcher} ${to}?{query} 302`] })),
    ...fallbacks.map(({ regex, page, status }) => ({
      regex,
      lines: (matcher: string) =>
        status === 200
          ? [`rewrite ${matcher} ${page}`]
          : block(`handle ${matcher}`, [`rewrite * ${page}`, ...block('file_server', [`status ${status}`, files])]),
    })),
  ]
  return rules.flatMap(({ regex, lines }, index) => {
    const matcher = `@${name}-${index}`
    return [...block(matcher, [`path_regexp ${quoted(regex)}`, 'not file {path} {path}/index.html']), ...lines(matcher)]
  })
}

/** The rules of the folder, for any site of Caddy's that has a `root`: `import /srv/northgate/caddy-rules`. */
export function caddyRules(hosting: Hosting): string {
  const folders = servedFolders(hosting)
  const rules = [
    '# Written by the build. Import it into a site that has a `root`.',
    ...headerBlock('', headersOfAll(hosting)),
    ...servedFiles(hosting).flatMap(([path, headers]) => headerBlock(path, headers)),
    ...block('@outside', [
      `not path ${[...folders.map(({ name }) => `/${name}/*`), ...servedFiles(hosting).map(([path]) => path)].join(' ')}`,
    ]),
    ...headerBlock('@outside', hosting.outside),
    ...Object.entries(hosting.types).flatMap(([path, type]) => headerBlock(path, { 'Content-Type': type })),
    ...folders.flatMap(({ name, headers }) => headerBlock(`/${name}/*`, headers)),
    ...block('route', [
      `@server path ${serverFiles.map((name) => `/${name}`).join(' ')}`,
      'error @server 404',
      // By the address as it was sent: a path matches in any case, so it would lead to itself, and is decoded.
      ...outerRedirects(hosting).flatMap(([from, to], index) => [
        ...block(`@other-${index}`, [
          `vars_regexp other-${index} {uri} ${quoted(from.endsWith('*') ? `(?i)^${from.slice(0, -1)}(.*)$` : `(?i)^${from}([?].*)?$`)}`,
          `not path_regexp ${quoted(inFolders(hosting))}`,
        ]),
        `redir @other-${index} ${to.replace('*', '')}{re.other-${index}.1} 302`,
      ]),
      // Caddy's own redirect to the slash loses the query.
      ...folders.filter(({ fallbacks }) => fallbacks.length > 0).map(({ name }) => `redir /${name} /${name}/?{query} 302`),
      ...folders.flatMap(folderRules),
      ...block('file_server', [files]),
    ]),
    '# A missing file must not be remembered as missing.',
    ...block('handle_errors', ['header -Cache-Control', 'respond "{http.error.status_code} {http.error.status_text}"']),
  ]
  return `${rules.join('\n')}\n`
}

/**
 * A Caddyfile that serves the folder on port 8080: `caddy run --config Caddyfile`. With a domain in place of `:8080`, Caddy
 * gets the certificate itself. The path of an import is relative to the file that imports.
 */
export const caddyfile = `${[
  '# Written by the build. Try it: caddy run --config Caddyfile',
  ...block('', ['admin off']),
  ...block(':8080', ['root * {$PLATEWELL_ROOT:.}', 'import caddy-rules']),
].join('\n')}\n`
