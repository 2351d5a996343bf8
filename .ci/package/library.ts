import { dirname, join, relative, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { entries } from './entries.ts'

const root = resolve('.')
const sources = ['ui', 'themes', 'features'].map((folder) => join(root, folder, '/'))
/** Everything that is not ours stays an import, to be found among the package's dependencies. */
const isForeign = (id: string) => /^[\w@]/.test(id) && !sources.some((folder) => id.startsWith(folder))

const besideIt = /new URL\("(?=[\w-]+\.svg")/g
const workerImport = /import (\w+) from "(maplibre-gl\/dist\/[\w-]+\.mjs)\?url";/g

/** A library's pictures and letters would be written into its style sheets: as files they load when they are needed. */
const filesStayFiles: Plugin = {
  name: 'files-stay-files',
  enforce: 'pre',
  transform: { filter: { id: /\.vanilla\.css$/ }, handler: (code) => code.replaceAll(/\.(svg|woff2)"\)/g, '.$1?no-inline")') },
}

/** Each script imports the style sheet it brings, in words that every bundler understands. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const sheets = [...(file.viteMetadata?.importedCss ?? [])].map((sheet) => `import "./${relative(dirname(file.fileName), sheet)}";\n`)
      const code = file.code
        .replaceAll(/^\/\* empty css .*\n/gm, '')
        .replaceAll(besideIt, 'new URL("./')
        .replaceAll(workerImport, (_, name: string, path: string) => `const ${name} = new URL("${path}", import.meta.url).href;`)
      file.code = sheets.join('') + code
    }
  },
}

/** A script's place is its module's in the sources; that of a picture says the picture's address. */
const scriptName = ({ name }: { name: string }): string => `${name.replace(/_no-inline$/, '')}.js`

function assetName({ names: [name = ''], originalFileNames: [original = name] }: { names: string[]; originalFileNames: string[] }): string {
  if (name.endsWith('.css')) return name.replace(/(?:\.css\.ts\.vanilla)?\.css$/, '.css')
  return original.includes('node_modules/') ? `themes/fonts/${name}` : original
}

/** Compiles what other applications may import, and what that stands on, into a folder. */
export async function buildLibrary(outDir: string): Promise<void> {
  const input = [...entries().values()].map((file) => [file.replace(/\.tsx?$/, ''), resolve(file)] as const)
  await build({
    root,
    configFile: false,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), filesStayFiles, plainImports],
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
        // Class names stay imports: written into the module that uses them, they would leave an import of nothing behind.
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
}
