import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { entries } from './entries.ts'
import { buildLibrary } from './library.ts'
import { packageName, writeManifest } from './manifest.ts'

const run = promisify(execFile)

/** Fonts and icons must be distributed together with their licences. */
function addLicences(folder: string): void {
  const packs = new Set(globSync('themes/fonts/*.woff2', { cwd: folder }).map((file) => basename(file).replace(/-latin.*$/, '')))
  for (const name of packs) {
    const [licence] = globSync(`node_modules/@fontsource{-variable,}/${name}/LICENSE`)
    if (licence === undefined) throw new Error(`The font ${name} has no licence.`)
    cpSync(licence, join(folder, `themes/fonts/LICENSE-${name}.txt`))
  }
  cpSync(resolve('node_modules/lucide-react/LICENSE'), join(folder, 'ui/Icon/LICENSE-lucide.txt'))
}

/** Writes the declarations of the public modules, and of everything that they import, beside the scripts. */
async function emitDeclarations(packageFolder: string, scratch: string): Promise<void> {
  const settings = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: packageFolder,
      rootDir: resolve('.'),
      types: [resolve('node_modules/vite/client')],
      paths: {},
    },
    files: [...entries().values()].map((file) => resolve(file)),
    include: [],
  }
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(settings))
  await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', scratch])
}

/** Builds the package with its types in a folder, and packs it. Returns the tarball's path. */
export async function pack(packageFolder: string, scratch: string): Promise<string> {
  writeManifest(packageFolder, await buildLibrary(packageFolder))
  await emitDeclarations(packageFolder, scratch)
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

/** Unpacks the tarball where an application finds it. Returns the folder. */
export async function unpack(tarball: string, application: string): Promise<string> {
  const folder = join(application, 'node_modules', packageName)
  mkdirSync(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', folder])
  return folder
}
