import { readFileSync } from 'node:fs'
import type { Settings } from '../../../themes/enterprise.ts'
import type { Schemes } from '../../../themes/scheme.ts'
import type { DeclaredApp } from '../declaredApps.ts'
import { shortHash } from './integrity.ts'

/** The icons of an installed tool, in `themes/<enterprise>/icons/`. iOS shows the one that fills its square. */
export const drawnIcons = [
  { file: '192.png', size: 192, purpose: 'any' },
  { file: '512.png', size: 512, purpose: 'any' },
  { file: 'filled.png', size: 512, purpose: 'maskable' },
] as const

/** An icon as a hashed file of the build, which never changes. */
interface IconFile {
  readonly fileName: string
  readonly source: Buffer
  readonly size: number
  readonly purpose: (typeof drawnIcons)[number]['purpose']
}

/** The icons of an enterprise. */
export const iconFiles = (enterprise: string): readonly IconFile[] =>
  drawnIcons.map(({ file, size, purpose }) => {
    const source = readFileSync(`themes/${enterprise}/icons/${file}`)
    const hash = shortHash(source)
    return { fileName: `assets/${file.replace('.', `-${hash}.`)}`, source, size, purpose }
  })

/** The file's name in a tool's folder. Every host knows the type of `.json`. */
export const manifestFile = 'manifest.json'

interface Parts {
  app: Pick<DeclaredApp, 'title' | 'description'>
  settings: Settings
  schemes: Schemes
  icons: readonly IconFile[]
}

/** The web app manifest of a tool: a device installs it from the app's folder, and shows it without the browser's bars. */
export const webManifest = ({ app: { title, description }, settings, schemes, icons }: Parts) => ({
  name: `${title} · ${settings.name}`,
  short_name: title,
  description,
  lang: 'en',
  // Addresses are relative to the manifest, which is in the app's folder.
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: schemes.light.surface.hero,
  background_color: schemes.light.surface.page,
  icons: icons.map(({ fileName, size, purpose }) => ({ src: `../${fileName}`, type: 'image/png', sizes: `${size}x${size}`, purpose })),
})
