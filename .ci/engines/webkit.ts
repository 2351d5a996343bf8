import type { ChildProcess } from 'node:child_process'
import { Builder, Key, type WebDriver } from 'selenium-webdriver'
import * as z from 'zod/mini'
import { start } from '../lib/children.mjs'
import { answering, freePort } from '../lib/ports.mjs'
import type { Browser, Engine, Tab } from './tab.ts'

const sizeSchema = z.object({ width: z.number(), height: z.number() })

/** WebDriver's codes for keys that are not characters. */
const keys: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
}
const codeOf = (name: string): string => keys[name] ?? name

/** A virtual screen, for machines without one. Xvfb chooses the number. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
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

function tabOf(inWindow: () => Promise<WebDriver>): Tab {
  const evaluate = async (expression: string): Promise<unknown> => (await inWindow()).executeScript(`return (${expression})`)
  return {
    open: async (address) => (await inWindow()).get(address),
    evaluate,
    press: async ({ x, y }, times, held) => {
      const actions = (await inWindow()).actions()
      actions.move({ x: Math.round(x), y: Math.round(y), duration: 0 })
      for (let count = 0; count < times; count += 1) actions.press().pause(held, actions.mouse()).release()
      await actions.perform()
    },
    key: async (name, held) => {
      const actions = (await inWindow()).actions()
      if (held !== undefined) actions.keyDown(codeOf(held))
      actions.keyDown(codeOf(name)).keyUp(codeOf(name))
      if (held !== undefined) actions.keyUp(codeOf(held))
      await actions.perform()
    },
    reload: async () => (await inWindow()).navigate().refresh(),
    resize: async ({ width, height }) => {
      const window = (await inWindow()).manage().window()
      await window.setRect({ x: 0, y: 0, width, height })
      // A window is taller than its page because of its toolbar.
      const page = sizeSchema.parse(await evaluate('({ width: innerWidth, height: innerHeight })'))
      await window.setRect({ x: 0, y: 0, width, height: height + (height - page.height) })
    },
  }
}

async function launch(address: string, binary: string): Promise<Browser> {
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const driver = await new Builder().usingServer(address).withCapabilities(options).build()
  let current = await driver.getWindowHandle()
  let isNew = true
  const newTab = async () => {
    if (!isNew) await driver.switchTo().newWindow('window')
    isNew = false
    const handle = await driver.getWindowHandle()
    current = handle
    return tabOf(async () => {
      // Switching to the current window again would take the focus from a frame in the page.
      if (handle !== current) await driver.switchTo().window(handle)
      current = handle
      return driver
    })
  }
  return { newTab, close: () => driver.quit() }
}

/** WebKit's MiniBrowser for GTK, driven by WebDriver on a virtual screen. */
export async function startWebKit(binary: string, firstPort: number): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort(firstPort)
  const env = { DISPLAY: screen.display, GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = start('WebKitWebDriver', ['-p', String(port)], { stdio: 'ignore', env })
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`, driver)
  return { launch: () => launch(address, binary), stop: () => [driver, screen.process].forEach((each) => each.kill()) }
}
