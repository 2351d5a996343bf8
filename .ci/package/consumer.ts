import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { entries } from './entries.ts'
import { installedBeside, packageName } from './manifest.ts'
import { unpack } from './pack.ts'

const sources = resolve('.ci/package/consumer')
/** The packages that the application installs for TypeScript, its build and its sizes; the rest comes with the package. */
const ownTools = ['@types/react-dom', 'vite', '@size-limit/esbuild', '@size-limit/file']

/** A module that imports every other, so that the compiler reads all types. */
function everything(): string {
  const paths = [...entries().keys()]
  const imports = paths.map((path, index) => `import type * as module${index} from '${packageName}/${path}'`)
  return [...imports, `export type Everything = [${paths.map((_, index) => `typeof module${index}`).join(', ')}]`, ''].join('\n')
}

/**
 * Creates another application, with the package from its tarball and only the package's declared dependencies. A dependency
 * that the package does not declare is not found.
 */
export async function createApplication(application: string, tarball: string): Promise<void> {
  cpSync(sources, application, { recursive: true })
  const folder = await unpack(tarball, application)
  for (const name of [...installedBeside(folder), ...ownTools]) {
    const link = join(application, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link, 'junction')
  }
  writeFileSync(join(application, 'everything.ts'), everything())
}

/** Runs the script of an installed tool in the application's folder. */
export const runIn = (application: string, script: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [resolve('node_modules', script), ...args], { cwd: application })

/** Builds the application with the enterprise's theme. Returns the output folder. */
export async function buildFor(application: string, enterprise: string): Promise<string> {
  const manifest = join(application, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/themes\/[a-z0-9]+/, `themes/${enterprise}`))
  const outDir = join(application, 'dist', enterprise)
  await build({
    root: application,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
  return outDir
}
