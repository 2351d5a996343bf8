/**
 * `npm start [-- --port N] [--host]`: builds and serves everything on one port. The Storybook joins as soon as it is built. With `--host`
 * other devices of the network, such as a phone, may open it.
 */
import { globSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import getPort, { portNumbers } from 'get-port'
import { sandboxMapStyle } from '../mocks/map/styleUrl.ts'
import { createSandbox } from '../mocks/server/sandbox.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4700' }, host: { type: 'boolean', default: false } } })
const wanted = Number(values.port)
const port = await getPort({ port: portNumbers(wanted, wanted + 99) })
const origin = `http://localhost:${port}`
/** The addresses of this machine, for a phone beside it. */
const onNetwork = Object.values(values.host ? networkInterfaces() : {}).flatMap((each = []) =>
  each.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => `http://${address}:${port}`),
)
process.once('SIGINT', () => process.exit(0))

console.log('Building the apps, about a minute …')
const quietly = { preferLocal: true, env: { FOR_TESTS: '1', MAP_STYLE: sandboxMapStyle }, stdout: 'ignore', stderr: 'inherit' } as const
await execa('node', ['apps/build/main.ts'], quietly)
createSandbox({ root: process.cwd(), dist: 'dist', data: '.sandbox' }).listen(port, values.host ? '0.0.0.0' : '127.0.0.1')
const apps = globSync('*/*/index.html', { cwd: 'dist' }).map((page) => `${origin}/${dirname(page).replaceAll('\\', '/')}/`)
console.log(`
  Home        ${[origin, ...onNetwork].map((each) => `${each}/`).join('\n              ')}
  Apps        ${apps.toSorted().join('\n              ')}
  API         calls begin with ${origin}/api/

  Ctrl-C ends it. The Storybook joins in some minutes …`)
const storybook = await execa('storybook', ['build', '--quiet', '--output-dir', 'storybook-static'], { ...quietly, reject: false })
// Without it the apps are still served.
if (storybook.failed) console.error('  The Storybook could not be built.')
else console.log(`  Storybook   ${origin}/storybook/\n\n  Its overviews’ pictures are being drawn, about ten minutes …`)
await execa('npm', ['run', 'build:api'], { ...quietly, stderr: 'ignore', reject: false })
// The boards show a picture as soon as it is drawn. A machine without a browser shows none.
const drawn = await execa('node', ['stories/boards/draw.ts'], { ...quietly, stderr: 'ignore', reject: false })
console.log(drawn.failed ? '  The pictures could not be drawn.' : '  The pictures are drawn. All of it is there.')
