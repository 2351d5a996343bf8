import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withSettingsOf } from '../servers/releaseSettings.ts'
import { readBuilt, writeBuilt, writeDeployment } from './built.ts'
import { deployment } from './deployment.ts'
import { identityOf } from './identity.ts'
import { pageFiles } from './pageFiles.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'built-'))))
afterEach(() => rmSync(root, { recursive: true }))

const page = (up: string) => `<html>
  <head>
    <script type="application/json" id="settings">{"release":"","apiOrigin":""}</script>
    <script type="module" crossorigin src="${up}assets/checkout-1.js"></script>
    <meta property="og:image" content="https://northgate.example/assets/preview-gift-1.png">
    <style>p{color:red}</style>
  </head>
  <body><a href="${up}partners/join">Join</a><a href="${up}store/">${'Dine. '.repeat(300)}</a></body>
</html>
`
const files = pageFiles({ known: [''], isAnywhere: false, withShell: [], isRelative: true })
const checkout = {
  name: 'checkout',
  settings: ['paymentKey', 'mapStyle', 'returnTargets'],
  files,
  styleHashes: [],
  scriptHashes: [],
} as const
const time = '2026-11-28T12:00:00.000Z'

function write(path: string, text: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  return join(root, path)
}

/** A build before any deployment. */
function build(name: string, host: Parameters<typeof writeBuilt>[1]['host'] = null): string {
  for (const { name: file, level } of files) write(`${name}/checkout/${file}`, page('../'.repeat(level)))
  const folder = dirname(dirname(write(`${name}/assets/checkout-1.js`, 'start()')))
  writeBuilt(folder, { identity: identityOf(folder, 'northgate'), basePath: null, domain: 'northgate.example', apps: [checkout], host })
  return folder
}

const contentOf = (folder: string) =>
  Object.fromEntries(globSync('**/*.*', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'base64')]))

const signals = () => write('signals.js', 'window.platewell = {}')
const staging = () => ({
  API_ORIGIN: 'https://staging.example/api-gw',
  PAYMENT_KEY: 'pk_test_1',
  MAP_STYLE: '/maps/style.json',
  SIGNALS: signals(),
  SIGNALS_ORIGIN: 'https://tell.example',
})
const production = () => ({ API_ORIGIN: 'https://api.example', PAYMENT_KEY: 'pk_live_1', RETURN_TARGETS: 'https://order.example lunch:' })

describe('REL-02 one build goes through all stages', () => {
  it.each([
    ['production', staging, production],
    ['staging', production, staging],
    ['no settings', staging, () => ({})],
    ['a name of its own', staging, () => ({ ...production(), RELEASE: '2026-11' })],
  ])('released with the settings of %s it is, byte by byte, the build with them', (_, before, after) => {
    const [promoted, built] = [build('promoted'), build('built')]
    writeDeployment(promoted, deployment(before()), time)
    writeDeployment(promoted, deployment(after()), time)
    writeDeployment(built, deployment(after()), time)
    expect(contentOf(promoted)).toEqual(contentOf(built))
  })

  it('has each setting where it counts: the page, its policy and its connections', () => {
    const folder = build('a')
    writeDeployment(folder, deployment(staging()), time)
    const html = readFileSync(join(folder, 'checkout/level-2.html'), 'utf8')
    expect(html).toContain('"apiOrigin":"https://staging.example/api-gw","paymentKey":"pk_test_1"')
    expect(html).toContain('<link rel="preconnect" href="https://staging.example" crossorigin>')
    expect(html).toMatch(
      /<script async fetchpriority="low" integrity="sha256-[^"]+" src="\.\.\/\.\.\/assets\/signals-\w+\.js"><\/script>\s*<\/head>/,
    )
    expect(readFileSync(join(folder, 'nginx-rules.conf'), 'utf8')).toContain(
      "connect-src 'self' https://staging.example/api-gw/ https://tell.example https://api.stripe.com",
    )
  })

  it('leads to another host, whichever it was before', () => {
    const host = { of: 'guests', others: ['partners'] } as const
    const [promoted, built] = [build('promoted', host), build('built', host)]
    const hosts = (domain: string) => deployment({ GUESTS_ADDRESS: `https://${domain}/`, TOOLS_ADDRESS: `https://tools.${domain}/` })
    writeDeployment(promoted, hosts('staging.example'), time)
    writeDeployment(promoted, hosts('dine.example'), time)
    writeDeployment(built, hosts('dine.example'), time)
    expect(contentOf(promoted)).toEqual(contentOf(built))
    const html = readFileSync(join(promoted, 'checkout/index.html'), 'utf8')
    expect(html).toContain('href="https://tools.dine.example/partners/join"')
    expect(html).toContain('content="https://dine.example/assets/preview-gift-1.png"')
    expect(html).toContain('"otherHost":{"partners":"https://tools.dine.example/partners/"},"sharedDomain":"dine.example"')
    expect(html).toContain('href="../store/"')
    expect(() => writeDeployment(promoted, deployment({}), time)).toThrow('two hosts')
  })

  it.each([
    [{ BASE_PATH: '/eat/' }, 'BASE_PATH belongs to the build'],
    [{ GUESTS_ADDRESS: 'https://dine.example', TOOLS_ADDRESS: 'https://tools.dine.example' }, 'divide a build'],
  ])('refuses %j, which decides what is built', (settings, problem) => {
    const folder = build('a')
    expect(() => writeDeployment(folder, deployment(settings), time)).toThrow(problem)
  })
})

describe('REL-02 a file of settings', () => {
  it('replaces all settings of the build, and what is compressed; the build stays as it was', async () => {
    const folder = build('a')
    writeDeployment(folder, deployment(staging()), time)
    const before = contentOf(folder)
    const copy = await withSettingsOf(write('production.env', '# Live\nPAYMENT_KEY="pk_live_1"\n'), folder, join(root, 'copy'))
    const html = readFileSync(join(copy, 'checkout/index.html'), 'utf8')
    expect(html).toContain('"apiOrigin":"","paymentKey":"pk_live_1"')
    expect(String(gunzipSync(readFileSync(join(copy, 'checkout/index.html.gz'))))).toBe(html)
    expect(globSync('assets/signals*', { cwd: copy })).toEqual([])
    expect(JSON.parse(readFileSync(join(copy, 'version.json'), 'utf8'))).toEqual({ ...readBuilt(folder).identity, time })
    expect(contentOf(folder)).toEqual(before)
  })

  it.each([
    ['PAYMENT_KEYS=pk_live_1', 'there is no setting PAYMENT_KEYS'],
    ['API_ORIGIN=api.example', 'API_ORIGIN is "api.example"'],
  ])('with the line %s stops the release', async (line, problem) => {
    const folder = build('a')
    writeDeployment(folder, deployment({}), time)
    await expect(withSettingsOf(write('production.env', line), folder, join(root, 'copy'))).rejects.toThrow(problem)
  })
})

it('REL-01 the name of a release is of what was built: neither its settings nor its time', () => {
  const [one, same, other] = [build('one'), build('same'), build('other')]
  write('other/assets/checkout-1.js', 'start(2)')
  expect(identityOf(one, 'northgate').release).toBe(identityOf(same, 'northgate').release)
  expect(identityOf(other, 'northgate').release).not.toBe(identityOf(one, 'northgate').release)
})
