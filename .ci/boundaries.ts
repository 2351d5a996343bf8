/** A file that breaks a rule on purpose. */
interface Planted {
  readonly why: string
  readonly path: string
  readonly source: string
  readonly rule: string
}

let count = 0
const plant = (folder: string, rule: string, why: string, source: string): Planted => ({
  why,
  path: `${folder}/planted${(count += 1)}.ts`,
  source,
  rule,
})
const imports = (folder: string, from: string, why = `${folder} may not import ${from}`) =>
  plant(folder, 'no-restricted-imports', why, `import { thing } from '${from}'\nexport const mine = [thing]\n`)
const calls = (expression: string) =>
  plant('features/claim', 'no-restricted-globals', `features may not use ${expression}`, `export const mine = () => [${expression}]\n`)
const reads = (expression: string) =>
  plant('features/claim', 'no-restricted-properties', `features may not use ${expression}`, `export const mine = () => [${expression}]\n`)

const switches = (why: string, more: string) =>
  plant(
    'features/claim',
    'switch-exhaustiveness-check',
    why,
    `export function numberOf(name: 'one' | 'two'): number {\n  switch (name) {\n    case 'one':\n      return 1\n${more}    default:\n      return 0\n  }\n}\n`,
  )

/** One violation for each rule that keeps the folders apart, and every switch exhaustive. */
export const planted: readonly Planted[] = [
  imports('themes/harbour', '../../ui/Button/Button.tsx'),
  imports('themes/harbour', 'react'),
  imports('ui/Button', '../../features/shared/money.ts'),
  imports('ui/Button', '../../themes/copperline/settings.ts'),
  imports('ui/Button', 'swr'),
  imports('ui/Button', '../Dialog/Dialog.css.ts', 'a component may not import the styles of another'),
  imports('features/claim', '../../apps/runtime/call.ts'),
  imports('features/claim', '../../mocks/handlers/all.ts'),
  imports('features/claim', '../../themes/vars.css.ts'),
  imports('features/claim', '#enterprise'),
  imports('features/claim', './examples/states.ts', 'no screen may import examples'),
  imports('features/claim', '../gift/examples.ts', 'no screen may import examples of another feature'),
  imports('features/claim/examples', '../../../mocks/handlers/all.ts', 'examples know no sandbox'),
  imports('apps/claim', '../../features/gift/examples.ts', 'no app may import examples'),
  imports('apps/claim', '../../features/claim/api.docs.ts', 'no app ships texts of the contract'),
  imports('features/claim', './api.docs.ts', 'no screen ships texts of the contract'),
  imports('apps/claim', '../../features/payment/testing/simulatedServer.ts'),
  ...['@tanstack/react-router', 'swr', 'msw', '@stripe/react-stripe-js', '@base-ui/react', 'zod'].map((from) =>
    imports('features/claim', from),
  ),
  imports('apps/claim', '../../mocks/handlers/all.ts'),
  imports('apps/claim', '../../stories/spec.ts'),
  imports('apps/claim', 'zod'),
  imports('apps/claim', '@base-ui/react/dialog'),
  imports('mocks/handlers', '../../ui/Button/Button.tsx'),
  imports('mocks/handlers', '../../apps/runtime/call.ts'),
  imports('mocks/handlers', '../../themes/enterprise.ts'),
  imports('stories/claim', '@base-ui/react'),
  imports('.ci', '../stories/spec.ts'),
  imports('features/shared', './index.ts', 'no file imports a barrel'),
  plant(
    'features/claim',
    'no-restricted-imports',
    'a type is an import too',
    "import type { Call } from '../../apps/runtime/call.ts'\nexport type Mine = Call\n",
  ),
  plant(
    'features/claim',
    'no-restricted-imports',
    'a dynamic import is an import too',
    "export const mine = () => import('../../apps/runtime/call.ts')\n",
  ),
  plant('features/claim', 'no-restricted-imports', 'passing on is importing too', "export { call } from '../../apps/runtime/call.ts'\n"),
  ...[
    'fetch',
    'globalThis.fetch',
    'setTimeout',
    'setInterval',
    'localStorage',
    'sessionStorage',
    'location',
    'history',
    'navigator',
    'performance',
  ].map(calls),
  ...['Date.now', 'Math.random'].map(reads),
  switches('a default hides a missing case', ''),
  switches('a default would hide the next case', "    case 'two':\n      return 2\n"),
]

/** Files that follow every rule. */
export const clean: Readonly<Record<string, string>> = {
  'themes/harbour/clean.ts': "import * as z from 'zod/mini'\nexport const schema = z.object({ name: z.string() })\n",
  'ui/parts/clean.css.ts': "export const field = 'field'\n",
  'ui/Button/clean.ts':
    "import { useId } from 'react'\nimport { field } from '../parts/clean.css.ts'\nexport const useLabel = () => [useId(), field]\n",
  'features/claim/clean.ts':
    "import { useMemo } from 'react'\nimport { useForm } from 'react-hook-form'\nimport { useLabel } from '../../ui/Button/clean.ts'\nimport type { schema } from '../../themes/harbour/clean.ts'\nexport type Schema = typeof schema\nexport const useAll = () => [useMemo(() => 1, []), useForm(), useLabel()]\n",
  'features/claim/examples/clean.ts':
    "import { useAll } from '../clean.ts'\nimport { thing } from '../../gift/examples.ts'\nexport const mine = [useAll, thing]\n",
  'apps/claim/clean.test.ts': "import { mine } from '../../features/claim/examples/clean.ts'\nexport const all = [mine]\n",
  'apps/claim/clean.ts': "import { useAll } from '../../features/claim/clean.ts'\nexport const useMine = () => [useAll(), setTimeout]\n",
  'mocks/handlers/clean.ts':
    "import { http } from 'msw'\nimport type { Schema } from '../../features/claim/clean.ts'\nexport const mine: [typeof http, Schema?] = [http]\n",
  'stories/claim/clean.stories.tsx': "import { useMine } from '../../apps/claim/clean.ts'\nexport default { component: useMine }\n",
}
