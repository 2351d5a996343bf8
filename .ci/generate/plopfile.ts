/** `npm run generate`: writes a component, a call or a page from the templates beside this file. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import type { ActionType, NodePlopAPI } from 'plop'

/** The beginning of the list of pages below a guarded route. */
const guardedPages = /(guarded\s*\.update\([\s\S]*?\)\s*\.addChildren\(\[)/

/** Apps with a sign-in, whose pages are listed below a guarded route. */
const apps = (): readonly string[] =>
  globSync('apps/*/routes.tsx')
    .filter((file) => guardedPages.test(readFileSync(file, 'utf8')))
    .map((file) => file.split(/[\\/]/)[1] ?? '')

const root = '../..'
const feature = `${root}/features/{{app}}/{{kebabCase name}}`
const all = `${root}/mocks/handlers/all.ts`

const add = (templateFile: string, path: string) => ({ type: 'add' as const, templateFile, path })
const modify = (path: string, pattern: RegExp, template: string): ActionType => ({ type: 'modify', path, pattern, template })

/** A call, and its answer in the sandbox. A page's answer comes from its examples, which its stories show too. */
const call = (hasExamples: boolean): readonly ActionType[] => [
  add('call/api.ts.hbs', `${feature}/api.ts`),
  add('call/api.docs.ts.hbs', `${feature}/api.docs.ts`),
  { ...add('call/handlers.ts.hbs', `${root}/mocks/handlers/{{camelCase name}}.ts`), data: { hasExamples } },
  modify(all, /(?=import \{ venueHandlers)/, "import { {{camelCase name}}Handlers } from './{{camelCase name}}.ts'\n"),
  modify(all, /(?= {2}\.\.\.imageHostHandlers)/, '  ...{{camelCase name}}Handlers,\n'),
]

const addresses = `${root}/apps/{{app}}/addresses.ts`
const routes = `${root}/apps/{{app}}/routes.tsx`
const page: readonly ActionType[] = [
  ...call(true),
  add('page/examples.ts.hbs', `${feature}/examples.ts`),
  add('page/search.ts.hbs', `${feature}/search.ts`),
  add('page/Screen.tsx.hbs', `${feature}/{{pascalCase name}}Screen.tsx`),
  add('page/Route.tsx.hbs', `${root}/apps/{{app}}/{{pascalCase name}}Route.tsx`),
  add('page/stories.tsx.hbs', `${root}/stories/{{app}}/{{pascalCase name}}.stories.tsx`),
  modify(
    addresses,
    /(?=import \{ searchBy)/,
    "import { {{camelCase name}}Search } from '../../features/{{app}}/{{kebabCase name}}/search.ts'\n",
  ),
  { type: 'append', path: addresses, pattern: '', templateFile: 'page/address.hbs', separator: '' },
  modify(routes, /(?<=import \{)(?=[^}]*\} from '\.\/addresses\.ts')/, ' {{camelCase name}}, '),
  modify(
    routes,
    guardedPages,
    "$1{{camelCase name}}.update({ component: lazyPage(() => import('./{{pascalCase name}}Route.tsx'), '{{pascalCase name}}Route') }), ",
  ),
]

/** Lines that have become longer may need a break. */
function format(): string {
  execFileSync('oxfmt', { shell: true })
  return 'formatted'
}

const named = { type: 'input', name: 'name', message: 'Name, such as "opening hours"' } as const
const inApp = { type: 'list' as const, name: 'app', message: 'App', choices: [...apps()] }

// oxlint-disable-next-line import/no-default-export -- plop reads it
export default function generators(plop: NodePlopAPI): void {
  plop.setGenerator('component', {
    description: 'a component of ui, its style sheet and its stories',
    prompts: [named],
    actions: [
      add('component/component.tsx.hbs', `${root}/ui/{{pascalCase name}}/{{pascalCase name}}.tsx`),
      add('component/styles.css.ts.hbs', `${root}/ui/{{pascalCase name}}/{{pascalCase name}}.css.ts`),
      add('component/stories.tsx.hbs', `${root}/stories/ui/{{pascalCase name}}.stories.tsx`),
      format,
    ],
  })
  plop.setGenerator('call', {
    description: 'an endpoint, and its answer in the sandbox',
    prompts: [named, inApp],
    actions: [...call(false), format],
  })
  plop.setGenerator('page', {
    description: 'a call, and a list that shows its answer: screen, route and stories',
    prompts: [named, inApp],
    actions: [...page, format],
  })
}
