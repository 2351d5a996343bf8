import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Plugin, rolldown } from 'rolldown'

/** What a component adds to a React application, in bytes after gzip -9. */
export type Weight = {
  /** The package's scripts. */
  js: number
  /** The package's style sheets. */
  css: number
  /** Scripts of its dependencies, without React. */
  libraries: number
  /** Lazy scripts. */
  later: number
}

/** One component bundled alone: its size, and the package's files in the bundle by path. */
export type Bundle = Weight & { readonly brings: readonly string[] }

const gzipped = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length)
const isReact = (id: string) => /^(?:react|react-dom|scheduler)(?:\/|$)/.test(id)
const isForeign = (id: string) => /^[\w@]/.test(id)

type Scripts = {
  /** The size of what loads at once, and of the rest. */
  first: number
  later: number
  /** The chunks that stay external, and those that are imported at once. */
  foreign: readonly string[]
  atOnce: ReadonlySet<string>
  modules: readonly string[]
  sheets: readonly string[]
}

const sheetMark = 'sheet:'
const importsOfSheets = /import ?"sheet:[^"]*";?/g

/** Style sheets stay external exactly where a bundler would keep them, so that the check sees which ones remain. */
const sheetsStayImports: Plugin = {
  name: 'sheets-stay-imports',
  resolveId: {
    filter: { id: /\.css$/ },
    handler: (id, importer = '') => ({
      id: isForeign(id) ? id : sheetMark + join(dirname(importer), id),
      external: true,
      moduleSideEffects: true,
    }),
  },
}

/** Bundles a module of the package, without the modules in `external`. */
async function scriptsOf(module: string, external: (id: string) => boolean): Promise<Scripts> {
  const bundle = await rolldown({
    input: { alone: module },
    external: (id) => external(id),
    platform: 'browser',
    plugins: [sheetsStayImports],
    preserveEntrySignatures: 'strict',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { bundlerTimings: false },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const weigh = (code: string) => gzipped(code.replaceAll(importsOfSheets, ''))
  const atOnce = new Set<string>()
  const visit = (name: string): void => {
    if (atOnce.has(name)) return
    atOnce.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit)
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName)
  const sum = (first: boolean) =>
    chunks.filter(({ fileName }) => atOnce.has(fileName) === first).reduce((bytes, { code }) => bytes + weigh(code), 0)
  const names = new Set(chunks.map(({ fileName }) => fileName))
  const asked = [...new Set(chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]).filter((id) => !names.has(id)))]
  return {
    first: sum(true),
    later: sum(false),
    foreign: asked.filter((id) => !id.startsWith(sheetMark)),
    atOnce,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    sheets: asked.filter((id) => id.startsWith(sheetMark)).map((id) => id.slice(sheetMark.length)),
  }
}

/** Bundles one component of the unpacked package alone, as an application's build would. */
export async function bundleAlone(folder: string, file: string): Promise<Bundle> {
  const module = join(folder, file.replace(/\.tsx?$/, '.js'))
  const own = await scriptsOf(module, isForeign)
  const libraries = own.foreign.filter((id) => !isReact(id))
  const whole = libraries.length > 0 ? await scriptsOf(module, isReact) : own
  // A bundler that cannot find a library leaves its name in the script and goes on.
  const missed = whole.foreign.filter((id) => !isReact(id) && !id.endsWith('.css'))
  if (missed.length > 0) throw new Error(`${file} asks for what is not installed beside the package: ${missed.join(', ')}`)
  const ownSheets = own.sheets.toSorted()
  return {
    js: own.first,
    css: gzipped(ownSheets.map((sheet) => readFileSync(sheet, 'utf8')).join('')),
    // A lazy import adds only a few bytes of its name to the first load.
    libraries: libraries.some((id) => own.atOnce.has(id)) ? whole.first - own.first : 0,
    later: whole.later,
    brings: [...own.modules, ...ownSheets].map((id) => relative(folder, id)).toSorted(),
  }
}
