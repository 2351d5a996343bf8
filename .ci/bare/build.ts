/**
 * Builds the bare page of the enterprise that `$ENTERPRISE` names into the folder of the first argument, with the apps' settings of
 * Vite. It has neither a prerendered shell nor inlined styles: it shows the cost of a page without the project's own tools.
 */
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { chosenEnterprise } from '../../apps/build/enterprises.ts'
import { compressFiles } from '../../apps/build/servers/compressFiles.ts'

const id = chosenEnterprise()
const folder = resolve(process.argv[2] ?? '', id)

/** Adds the theme's style sheet, which names the fonts, and the styles that all pages share. */
const themed: Plugin = {
  name: 'themed',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(
        '<script',
        () =>
          ['ui/global.css.ts', `themes/${id}/theme.css.ts`]
            .map((sheet) => `<script type="module" src="../../${sheet}"></script>\n    `)
            .join('') + '<script',
      ),
  },
}

await build({
  root: '.ci/bare',
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  plugins: [themed],
  build: { outDir: join(folder, 'bare'), emptyOutDir: true },
})
await compressFiles(folder, { fast: false })
