/** `npm start [-- --port N]`: builds and serves everything on one port. The Storybook joins as soon as it is built. */
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import getPort, { portNumbers } from 'get-port'
import { sandboxMapStyle } from '../mocks/map/styleUrl.ts'
import { createSandbox } from '../mocks/server/sandbox.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4700' } } })
const wanted = Number(values.port)
const port = await getPort({ port: portNumbers(wanted, wanted + 99) })
const origin = `http://localhost:${port}`
process.once('SIGINT', () => process.exit(0))

console.log('Building the apps, about a minute …')
const quietly = { preferLocal: true, env: { FOR_TESTS: '1', MAP_STYLE: sandboxMapStyle }, stdout: 'ignore', stderr: 'inherit' } as const
await execa('node', ['apps/build/main.ts'], quietly)
createSandbox({ root: process.cwd(), dist: 'dist', data: '.sandbox' }).listen(port, '127.0.0.1')
const apps = globSync('*/*/index.html', { cwd: 'dist' }).map((page) => `${origin}/${dirname(page).replaceAll('\\', '/')}/`)
console.log(`
  Home        ${origin}/
  Apps        ${apps.toSorted().join('\n              ')}
  API         calls begin with ${origin}/api/

  Ctrl-C ends it. The Storybook joins in some minutes …`)
const storybook = await execa('storybook', ['build', '--quiet', '--output-dir', 'storybook-static'], { ...quietly, reject: false })
// Without it the apps are still served.
if (storybook.failed) console.error('  The Storybook could not be built.')
else console.log(`  Storybook   ${origin}/storybook/`)
// The boards show a picture as soon as it is drawn. A machine without a browser shows none.
await execa('node', ['stories/boards/draw.ts'], { ...quietly, stderr: 'ignore', reject: false })
