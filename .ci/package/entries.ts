import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { importsOf } from '../importsOf.ts'

/** Public modules of `ui` that are not named after their folder. */
const extraModules = [
  'ui/AppShell/nav.ts',
  'ui/Button/LinkButton.tsx',
  'ui/Chart/chartData.ts',
  'ui/Enterprise/EnterpriseProvider.tsx',
  'ui/FileDrop/FileItem.tsx',
  'ui/FileDrop/files.ts',
  'ui/Icon/icons.ts',
  'ui/LandingPage/LandingBand.tsx',
  'ui/LandingPage/LandingSum.tsx',
  'ui/PhoneField/usPhone.ts',
  'ui/Slider/stops.ts',
  'ui/Slip/PayingBill.tsx',
  'ui/Table/column.ts',
  'ui/TextLink/TextButton.tsx',
  'ui/TierBar/tiers.ts',
  'ui/Toast/Toasts.tsx',
  'ui/Toast/timing.ts',
]

/** The modules of themes that are shared by enterprises. */
const themeModules = ['themes/enterprise.ts', 'themes/scheme.ts', 'themes/tokens.ts', 'themes/vars.css.ts']

const isSource = (file: string) => !/\.(test|types)\.tsx?$|\/testing\//.test(file)
const namedAsFolder = (file: string) => basename(file, '.tsx') === basename(dirname(file))

/**
 * `ui/Button/Button.tsx` is imported as `ui/Button`, its neighbour `LinkButton.tsx` as `ui/Button/LinkButton`; an enterprise's
 * `enterprise.ts` as its folder.
 */
export function importedAs(file: string): string {
  const path = file.replace(/(?:\.css)?\.tsx?$/, '')
  const [layer, folder, name] = path.split('/')
  const isMain = (layer === 'ui' && name === folder) || (layer === 'themes' && name === 'enterprise')
  return isMain ? dirname(path) : path
}

/** The imports of our apps, which another app needs too. */
const usedByApps = () =>
  globSync('apps/*/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|e2e)\.|\/(?:e2e|testing)\/|^apps\/(?:build|runtime)\//.test(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8'), { withTypes: true }).filter((path) => /^(?:ui|features)\//.test(path)))

export function entries(): ReadonlyMap<string, string> {
  const files = [
    ...globSync('ui/*/*.tsx').filter(namedAsFolder),
    ...extraModules,
    ...themeModules,
    ...globSync('themes/*/enterprise.ts'),
    ...globSync('features/{*,shared/*}/*.{ts,tsx}').filter(isSource),
    ...usedByApps(),
  ]
  return new Map(files.map((file) => [importedAs(file), file] as const).toSorted(([one], [other]) => one.localeCompare(other)))
}
