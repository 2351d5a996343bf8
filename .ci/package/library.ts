import { dirname, join, relative, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { entries } from './entries.ts'

const root = resolve('.')
const sources = ['ui', 'themes', 'features'].map((folder) => join(root, folder, '/'))
/** Everything that is not ours stays external, and becomes a dependency of the package. */
const isForeign = (id: string) => /^[\w@]/.test(id) && !sources.some((folder) => id.startsWith(folder))

const besideIt = /new URL\("(?=[\w-]+\.svg")/g
const workerImport = /import (\w+) from "(maplibre-gl\/dist\/[\w-]+\.mjs)\?url";/g

/** Vite would inline images and fonts into the style sheets: as files they load only when they are needed. */
const filesStayFiles: Plugin = {
  name: 'files-stay-files',
  enforce: 'pre',
  transform: { filter: { id: /\.vanilla\.css$/ }, handler: (code) => code.replaceAll(/\.(svg|woff2)"\)/g, '.$1?no-inline")') },
}

/** Makes each script import its style sheet, in a form that every bundler understands, and collects what else is imported. */
const plainImports = (imported: Set<string>): Plugin => ({
  name: 'plain-imports',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const id of [...file.imports, ...file.dynamicImports]) if (!(id in bundle)) imported.add(id)
      const sheets = [...(file.viteMetadata?.importedCss ?? [])].map((sheet) => `import "./${relative(dirname(file.fileName), sheet)}";\n`)
      const code = file.code
        .replaceAll(/^\/\* empty css .*\n/gm, '')
        .replaceAll(besideIt, 'new URL("./')
        .replaceAll(workerImport, (_, name: string, path: string) => `const ${name} = new URL("${path}", import.meta.url).href;`)
      file.code = sheets.join('') + code
    }
  },
})

/** A script has its module's path in the sources. The script of an image exports its address. */
const scriptName = ({ name }: { name: string }): string => `${name.replace(/_no-inline$/, '')}.js`

function assetName({ names: [name = ''], originalFileNames: [original = name] }: { names: string[]; originalFileNames: string[] }): string {
  if (name.endsWith('.css')) return name.replace(/(?:\.css\.ts\.vanilla)?\.css$/, '.css')
  return original.includes('node_modules/') ? `themes/fonts/${name}` : original
}

/** Compiles the public modules, and what they import, into a folder. Returns the imports of libraries. */
export async function buildLibrary(outDir: string): Promise<ReadonlySet<string>> {
  const imported = new Set<string>()
  const input = [...entries().values()].map((file) => [file.replace(/\.tsx?$/, ''), resolve(file)] as const)
  await build({
    root,
    configFile: false,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), filesStayFiles, plainImports(imported)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      reportCompressedSize: false,
      lib: { entry: Object.fromEntries(input), formats: ['es'] },
      rolldownOptions: {
        external: isForeign,
        checks: { bundlerTimings: false },
        // Class names stay imports: inlined, they would leave an empty import behind.
        optimization: { inlineConst: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: scriptName,
          chunkFileNames: scriptName,
          assetFileNames: assetName,
        },
      },
    },
  })
  return imported
}
