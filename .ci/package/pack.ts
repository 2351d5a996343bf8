import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { emitDeclarations, placeDeclarations } from './declarations.ts'
import { buildLibrary } from './library.ts'
import { packageName, writeManifest } from './manifest.ts'

const run = promisify(execFile)

/** Where the package is written, ready to be packed or published. */
export const packageFolder = resolve('dist/package')

/** Builds the package, types and all, and packs it as it would be published. Gives the tarball's path. */
export async function pack(scratch: string): Promise<string> {
  await Promise.all([buildLibrary(packageFolder), emitDeclarations(scratch)])
  writeManifest(packageFolder, placeDeclarations(packageFolder, scratch))
  const tarballs = join(scratch, 'tarball')
  rmSync(tarballs, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', tarballs], {
    cwd: packageFolder,
    shell: process.platform === 'win32',
  })
  return join(tarballs, readdirSync(tarballs)[0] ?? '')
}

/** Puts what the tarball holds where an application finds it. Gives the folder. */
export async function unpack(tarball: string, application: string): Promise<string> {
  const folder = join(application, 'node_modules', packageName)
  mkdirSync(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', folder])
  return folder
}
