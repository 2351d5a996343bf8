import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]

const foldersOf = (path) => (existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [])

const packagedShell = '/usr/bin/chromium-headless-shell'

/** Usual paths of Chromium or Chrome. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...programs.filter(Boolean).map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

/** The headless shell that Playwright installs beside its Chromium. */
function shellBeside(ofPlaywright) {
  const folder = ofPlaywright.replace(/([\\/])chromium-(\d+).*$/, '$1chromium_headless_shell-$2')
  const files = folder === ofPlaywright ? [] : foldersOf(folder).flatMap(foldersOf)
  return files.find((path) => /headless.shell(?:\.exe)?$/.test(path))
}

/** Whether it is the headless shell: the whole browser takes twice the processor time. */
export const isShell = (path) => /headless.shell/.test(basename(path))

/**
 * The browser that `$CHROMIUM_PATH` names, else a headless shell, else a whole browser, Playwright's own before the system's;
 * undefined for none.
 */
export function browserPath(ofPlaywright) {
  const candidates = [process.env.CHROMIUM_PATH, shellBeside(ofPlaywright), packagedShell, ofPlaywright, ...usualPaths]
  return candidates.find((path) => path && existsSync(path))
}

/** The browser's arguments: no sandbox, and no requests besides the pages'. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** WebKit's own small browser, below the folder of the machine's kind: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
const webkitPaths = () =>
  foldersOf('/usr/lib')
    .filter((folder) => folder.endsWith('-gnu'))
    .flatMap(foldersOf)
    .filter((folder) => folder.includes('webkit2gtk-4.'))
    .map((folder) => join(folder, 'MiniBrowser'))

/** The system's Firefox or WebKit; undefined for none. Node 20 runs this file: it has no `globSync`. */
export const packagedPath = (name) => (name === 'firefox' ? firefoxPaths : webkitPaths()).find(existsSync)
