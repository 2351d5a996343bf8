import type { ChildProcess } from 'node:child_process'
import * as z from 'zod/mini'
import { start } from '../lib/children.mjs'
import { answering, freePort } from '../lib/ports.mjs'
import { type Browser, type Engine, type Point, type Scheme, type Size, type Tab, partsOf } from './engine.ts'
import { type Command, keyCode, webDriver } from './webDriver.ts'

const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })
const windowSchema = z.object({ handle: z.string() })
const sizeSchema = z.object({ width: z.number(), height: z.number() })

/** A virtual screen, for machines without one. Xvfb chooses the number. */
async function screen(): Promise<{ display: string; process: ChildProcess }> {
  const process = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    process.once('error', reject)
    process.once('close', (code) => reject(new Error(`Xvfb ended with ${code}.`)))
    process.stdio[3]?.once('data', (chunk: unknown) => resolve(`:${String(chunk).trim()}`))
  })
  return { display, process }
}

const pointer = (at: Point, times: number, held: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(at.x), y: Math.round(at.y) },
    ...Array.from({ length: times }, () => [
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: held },
      { type: 'pointerUp', button: 0 },
    ]).flat(),
  ],
})

function keyActions(key: string): readonly object[] {
  const { held: modifier, pressed } = partsOf(key)
  const keys = [modifier, pressed].filter((each) => each !== null).map(keyCode)
  return [...keys.map((value) => ({ type: 'keyDown', value })), ...keys.toReversed().map((value) => ({ type: 'keyUp', value }))]
}

/** Sends each command to the window with this handle, whichever window was used last. */
function toWindow(command: Command): (handle: string) => Command {
  let current: string | null = null
  return (handle) => async (method, path, body) => {
    // Switching to the current window again would take the focus from a frame in the page.
    if (handle !== current) await command('POST', '/window', { handle })
    current = handle
    return command(method, path, body)
  }
}

function tabOf(here: Command): Tab {
  const evaluate = (expression: string) => here('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  const act = (source: object) => here('POST', '/actions', { actions: [source] })
  const leading = (expression: string) => evaluate(`void setTimeout(() => ${expression})`)
  return {
    open: (url) => here('POST', '/url', { url }).then(() => undefined),
    evaluate,
    press: (at, times, held) => act(pointer(at, times, held)).then(() => undefined),
    keys: async (keys) => {
      for (const key of keys) await act({ type: 'key', id: 'keyboard', actions: keyActions(key) })
    },
    back: () => leading('history.back()').then(() => undefined),
    forward: () => leading('history.forward()').then(() => undefined),
    reload: () => here('POST', '/refresh', {}).then(() => undefined),
    resize: async (size: Size) => {
      // A window is taller than its page because of its toolbar.
      await here('POST', '/window/rect', { x: 0, y: 0, ...size })
      const page = sizeSchema.parse(await evaluate('({ width: innerWidth, height: innerHeight })'))
      await here('POST', '/window/rect', { x: 0, y: 0, width: size.width, height: size.height + (size.height - page.height) })
    },
  }
}

async function launchWebKit(driver: string, binary: string): Promise<Browser & { readonly version: string }> {
  const send = webDriver(driver)
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId, capabilities } = sessionSchema.parse(await send('POST', '/session', { capabilities: { alwaysMatch: options } }))
  const command: Command = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const inWindow = toWindow(command)
  let first: string | null = z.string().parse(await command('GET', '/window'))
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    newTab: async () => {
      const handle = first ?? windowSchema.parse(await command('POST', '/window/new', { type: 'window' })).handle
      first = null
      return tabOf(inWindow(handle))
    },
    close: () => command('DELETE', '').then(() => undefined),
  }
}

/** A driver for one color scheme: the browser reads it from the desktop's theme at its start. */
async function startDriver(display: string, scheme: Scheme): Promise<{ address: string; process: ChildProcess }> {
  const port = await freePort(scheme === 'dark' ? 4870 : 4860)
  const theme = scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita'
  const env = { DISPLAY: display, GTK_THEME: theme, GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = start('WebKitWebDriver', ['-p', String(port)], { stdio: 'ignore', env })
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`, driver)
  return { address, process: driver }
}

/** WebKit's MiniBrowser for GTK, driven by WebDriver on a virtual screen. */
export async function webkit(binary: string): Promise<Engine> {
  const { display, process: screenProcess } = await screen()
  const drivers = { light: await startDriver(display, 'light'), dark: await startDriver(display, 'dark') }
  const stop = async () => {
    for (const { process } of Object.values(drivers)) process.kill()
    screenProcess.kill()
  }
  const probe = await launchWebKit(drivers.light.address, binary)
  await probe.close()
  return { name: 'webkit', version: probe.version, launch: (scheme) => launchWebKit(drivers[scheme].address, binary), stop }
}
