import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const tool = (path: string, args: readonly string[]) =>
  promisify(execFile)(process.execPath, [resolve('node_modules', path), ...args], {
    maxBuffer: 2 ** 24,
    env: { ...process.env, FORCE_COLOR: '0' },
  })

/** Whether what the tarball says of itself is so, by publint; what it does not like is an error. */
export const checkManifest = (tarball: string) => tool('publint/src/cli.js', ['run', tarball, '--strict'])

/** Whether every import finds its types, by Are the Types Wrong; for modules only, since the package has no other form. */
export const checkResolution = (tarball: string) =>
  tool('@arethetypeswrong/cli/dist/index.js', [tarball, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii'])
