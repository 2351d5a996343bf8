import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { emitDeclarations, placeDeclarations } from './declarations.ts'
import { buildLibrary } from './library.ts'
import { packageName, writeManifest } from './manifest.ts'

const run = promisify(execFile)

/** The letters and signs that the package hands on are given away under licences that must go with them. */
function addLicences(folder: string): void {
  const packs = new Set(globSync('themes/fonts/*.woff2', { cwd: folder }).map((file) => basename(file).replace(/-latin.*$/, '')))
  for (const name of packs)
    cpSync(resolve('node_modules/@fontsource-variable', name, 'LICENSE'), join(folder, `themes/fonts/LICENSE-${name}.txt`))
  cpSync(resolve('node_modules/lucide-react/LICENSE'), join(folder, 'ui/Icon/LICENSE-lucide.txt'))
}

/** Builds the package in a folder, types and all, and packs it as it would be published. Gives the tarball's path. */
export async function pack(packageFolder: string, scratch: string): Promise<string> {
  await Promise.all([buildLibrary(packageFolder), emitDeclarations(scratch)])
  writeManifest(packageFolder, placeDeclarations(packageFolder, scratch))
  addLicences(packageFolder)
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
