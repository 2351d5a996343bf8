import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** The child processes that are still running. */
const running = new Set()

/** Whether an interrupt is ending them. */
let ending = false

/** The project's own tools and Node come first on the path. */
function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** The project's own Node if it is installed: it runs TypeScript sources. */
export function node() {
  const carried = resolve('node_modules/.bin/node')
  return existsSync(carried) ? carried : process.execPath
}

/** Starts a command of the project. The command ends with this process at the latest. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { env: toolEnvironment(env), stdio, shell: process.platform === 'win32' })
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/** Runs a command to its end, and returns its exit code, output and duration. Never throws. */
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
      // An interrupted command has no outcome, and must not be reported as a failure.
      if (ending) return
      done({ code, output: Buffer.concat(output).toString() + extra, seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) => finish(127, `${error.message}\n`))
    child.on('close', (code) => finish(code ?? 1))
  })
}

/** Waits for the end of a child process. An end by a signal is a success: Ctrl-C reaches the child too. */
export function closed(child) {
  return new Promise((done) => child.once('close', (code, signal) => done(signal === null ? code : 0)))
}

/** Ends every child process, and waits until all have ended. */
async function endAll() {
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

/**
 * Runs the work of a command, and ends the process with the exit code that the work returns, or 1 after an error.
 * @param {() => Promise<number | undefined>} work
 * @param {{interrupted?: number, onError?: string}} options the exit code after Ctrl-C, and a last line after an error
 */
export async function main(work, { interrupted = 130, onError } = {}) {
  endOnInterrupt(interrupted)
  let code = 1
  try {
    code = (await work()) ?? 0
  } catch (error) {
    console.error(error.message)
    if (onError) console.log(onError)
  }
  await endAll()
  process.exit(code)
}

/** On SIGINT or SIGTERM, ends this process and all it started, with the given exit code. */
export function endOnInterrupt(code) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      void endAll().then(() => process.exit(code))
    })
  }
}

/** Whether Node was started with this file, so that it is not merely imported. */
export function startedAs(file) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === file
}
