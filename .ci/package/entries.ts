import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Modules that stand deeper, or are called otherwise than their folder, and that other applications need too. */
const besides = [
  'features/checkout/screens/LoadingOrder.tsx',
  'features/checkout/screens/StepProps.ts',
  'features/checkout/transitions/opening.ts',
  'features/checkout/transitions/unresolvedPayment.ts',
  'features/claim/screens/LoadingOffer.tsx',
  'features/claim/transitions/finding.ts',
  'features/claim/transitions/verifying.ts',
  'features/purchase/screens/LoadingPanel.tsx',
  'ui/AppShell/nav.ts',
  'ui/Button/LinkButton.tsx',
  'ui/Carousel/Slideshow.tsx',
  'ui/Chart/chartData.ts',
  'ui/Combobox/options.ts',
  'ui/Combobox/view.ts',
  'ui/Enterprise/EnterpriseProvider.tsx',
  'ui/ErrorSummary/FormWithSummary.tsx',
  'ui/FileDrop/FileItem.tsx',
  'ui/FileDrop/files.ts',
  'ui/Icon/icons.ts',
  'ui/LandingPage/LandingBand.tsx',
  'ui/PhoneField/usPhone.ts',
  'ui/Slider/stops.ts',
  'ui/Table/column.ts',
  'ui/TextLink/TextButton.tsx',
  'ui/TierBar/tiers.ts',
  'ui/Toast/Toasts.tsx',
  'ui/Toast/timing.ts',
]

/** What of themes is more than one enterprise's. */
const ofThemes = ['themes/enterprise.ts', 'themes/scheme.ts', 'themes/tokens.ts', 'themes/vars.css.ts']

const isSource = (file: string) => !/\.(test|types)\.tsx?$/.test(file)
const namedAsFolder = (file: string) => basename(file, '.tsx') === basename(dirname(file))

/**
 * `ui/Button/Button.tsx` is imported as `ui/Button`, its neighbour `LinkButton.tsx` as `ui/Button/LinkButton`; an enterprise's
 * `enterprise.ts` as its folder.
 */
export function importedAs(file: string): string {
  const path = file.replace(/(?:\.css)?\.tsx?$/, '')
  const [layer, folder, name] = path.split('/')
  const stands = (layer === 'ui' && name === folder) || (layer === 'themes' && name === 'enterprise')
  return stands ? dirname(path) : path
}

/**
 * What another application may import, and nothing else: its path in the package and the module it stands for. A
 * component, an enterprise and a module at the top of a feature come by themselves.
 */
export function entries(): ReadonlyMap<string, string> {
  const files = [
    ...globSync('ui/*/*.tsx').filter(namedAsFolder),
    ...besides,
    ...ofThemes,
    ...globSync('themes/*/enterprise.ts'),
    ...globSync('features/*/*.{ts,tsx}').filter(isSource),
  ]
  return new Map(files.map((file) => [importedAs(file), file] as const).toSorted(([one], [other]) => one.localeCompare(other)))
}

/** The components among them. */
export const components = (): ReadonlyMap<string, string> =>
  new Map([...entries()].filter(([, file]) => /^ui\/.*\/[A-Z]\w*\.tsx$/.test(file)))
