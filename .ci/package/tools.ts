import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const tool = (path: string, args: readonly string[]) =>
  promisify(execFile)(process.execPath, [resolve('node_modules', path), ...args], {
    maxBuffer: 2 ** 24,
    env: { ...process.env, FORCE_COLOR: '0' },
  })

/** Checks the tarball's package.json with publint; a warning is an error. */
export const checkManifest = (tarball: string) => tool('publint/src/cli.js', ['run', tarball, '--strict'])

/** Checks with Are the Types Wrong that every import finds its types; only as ES modules, since the package has no other form. */
export const checkResolution = (tarball: string) =>
  tool('@arethetypeswrong/cli/dist/index.js', [tarball, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii'])
