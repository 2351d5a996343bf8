import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** Everything started and not yet ended. */
const running = new Set()

/** Whether an interrupt is ending all of it. */
let ending = false

/** The installed tools come first, and with them the Node that the project carries. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** The Node for TypeScript sources: the project's own where it is installed. */
export function node() {
  const carried = resolve('node_modules/.bin/node')
  return existsSync(carried) ? carried : process.execPath
}

/** Starts a command of the project; it ends with this process at the latest. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { env: toolEnvironment(env), stdio, shell: process.platform === 'win32' })
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/** Runs a command to its end: its exit code, all it wrote, and how long it took. Never throws. */
export function run(command, args, { env, show = false, timeout } = {}) {
  const began = performance.now()
  const child = start(command, args, { env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const alarm = timeout === undefined ? undefined : setTimeout(() => child.kill(), timeout)
  return new Promise((done) => {
    const finish = (code, extra = '') => {
      clearTimeout(alarm)
      // What an interrupt ended has no outcome: nobody shall take it for a failure.
      if (ending) return
      done({ code, output: Buffer.concat(output).toString() + extra, seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) => finish(127, `${error.message}\n`))
    child.on('close', (code) => finish(code ?? 1))
  })
}

/** Ends everything this process started, and waits until it has ended. */
export async function endAll() {
  const ends = [...running].map(
    (child) =>
      new Promise((done) => {
        child.once('close', done)
        child.kill('SIGTERM')
        setTimeout(() => child.kill('SIGKILL'), 5000).unref()
      }),
  )
  await Promise.all(ends)
}

/** Ctrl-C and a polite kill end this process and all it started, with the given exit code. */
export function endOnInterrupt(code) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      void endAll().then(() => process.exit(code))
    })
  }
}

/** Whether this file was started by itself, not imported. */
export function startedAs(file) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === file
}
