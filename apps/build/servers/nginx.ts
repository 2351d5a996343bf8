import {
  type Headers,
  type Hosting,
  type ServedFolder,
  headersOutside,
  headersOfAll,
  inFolders,
  outerRedirects,
  quoted,
  serverFiles,
  servedFiles,
  servedFolders,
} from './rules.ts'

/** A missing file must not be remembered as missing, so long caching is only for files that were found. */
const headerLines = (headers: Headers): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${value.includes('immutable') ? '' : ' always'};`)

const block = (head: string, lines: readonly string[]): readonly string[] => [`${head} {`, ...lines.map((line) => `  ${line}`), '}']

/** Stands before the address of a page that is returned with the status 404. */
const notHere = '/not-here'

/** A location's headers replace those of the server, so each names all of its own. */
function folderBlocks(ofAll: Headers, { name, headers, redirects, fallbacks }: ServedFolder): readonly string[] {
  const lines = headerLines({ ...ofAll, ...headers })
  if (fallbacks.length === 0) return block(`location /${name}/`, [...lines, 'try_files $uri =404;'])
  return [
    ...block(`location = /${name}`, [...lines, `return 302 /${name}/$is_args$args;`]),
    ...block(`location /${name}/`, [...lines, `try_files $uri $uri/index.html @${name};`]),
    ...block(`location @${name}`, [
      ...lines,
      ...redirects.map(({ regex, to }) => `rewrite ${quoted(regex)} ${to} redirect;`),
      ...fallbacks.map(
        ({ regex, page, status }) => `rewrite ${quoted(regex)} ${status === 200 ? `${page} break` : `${notHere}${page} last`};`,
      ),
    ]),
  ]
}

/** The rules of the folder, for the `server` block of any configuration of nginx: `include /srv/northgate/nginx-rules.conf;`. */
export function nginxRules(hosting: Hosting): string {
  const rules = [
    '# Written by the build. Include it in a `server` block that has its own `listen`, `server_name` and `root`.',
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/css text/plain application/javascript application/json image/svg+xml;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    ...headerLines(headersOutside(hosting)),
    ...block(`location ~ ^/(${serverFiles.map((name) => name.replace('.', String.raw`\.`)).join('|')})$`, ['return 404;']),
    ...outerRedirects(hosting).map(
      ([from, to]) => `rewrite "(?!${inFolders(hosting)})(?i)^${from.replace('*', '(.*)')}$" ${to.replace('*', '$1')} redirect;`,
    ),
    ...servedFiles(hosting).flatMap(([path, headers]) =>
      block(`location = ${path}`, [...headerLines({ ...headersOfAll(hosting), ...headers }), 'try_files $uri =404;']),
    ),
    ...servedFolders(hosting).flatMap((folder) => folderBlocks(headersOfAll(hosting), folder)),
    ...block(`location ~ ^${notHere}(?<page>/.+)$`, ['internal;', 'error_page 404 $page;', 'return 404;']),
    ...Object.entries(hosting.types).flatMap(([path, type]) => block(`location = ${path}`, [`default_type ${type};`])),
    ...block('location /', ['try_files $uri =404;']),
  ]
  return `${rules.join('\n')}\n`
}

/**
 * A whole configuration that serves the folder on port 8080, without root's rights: `nginx -e stderr -p <folder> -c nginx.conf`.
 * The path of an include is relative to the file that includes.
 */
export const nginxConf = `${[
  '# Written by the build. Try it: nginx -e stderr -p "$PWD" -c nginx.conf -g "daemon off;"',
  '# Brotli, from Debian’s libnginx-mod-http-brotli-static. Without it, remove this line, and `brotli_static` in nginx-rules.conf.',
  'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
  'worker_processes auto;',
  'pid /tmp/platewell-nginx.pid;',
  'error_log stderr warn;',
  'events {}',
  ...block('http', [
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    'access_log off;',
    'sendfile on;',
    'tcp_nopush on;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path /tmp/platewell-nginx-${name};`),
    ...block('server', ['listen 8080;', '# Relative to the folder that `-p` names.', 'root .;', 'include nginx-rules.conf;']),
  ]),
].join('\n')}\n`
