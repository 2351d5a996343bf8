import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { importsOf } from '../../.ci/importsOf.ts'
import { keyboards } from '../../.storybook/docs/keyboard.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const isTest = (path: string) => /\.(test|types)\./.test(path)
const sources = globSync('ui/*/*.tsx', { cwd: root }).filter((path) => !isTest(path))
const folderOf = (path: string) => basename(dirname(path))
const exportsComponent = (path: string) => /export (?:function|const) [A-Z]\w*\b/.test(read(path))
const folders = [...new Set(sources.filter(exportsComponent).map(folderOf))]

/** Parts of other components, whose stories show them. */
const parts = new Set(['Chart', 'Enterprise', 'Field', 'FieldGroup', 'Link', 'lazy'])

const control = /<(?:button|input|select|textarea|summary|a|Link)\b|<(?:Icon|Link|Text)?Button\b|\bonClick\b|@base-ui/

const stories = globSync('stories/ui/*.stories.tsx', { cwd: root }).map((path) => ({ path, text: read(path) }))

/** The stories whose documentation is of a component in that folder. */
const storiesOf = (folder: string) =>
  stories.filter(({ text }) => {
    const names = [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '\\.\\./\\.\\./ui/${folder}/`, 'g'))].flatMap(
      ([, names = '']) => names.match(/\b[A-Z]\w*/g) ?? [],
    )
    const shown = /\n {2}(?:sub)?components?: [^\n]*/g
    const meta = text.match(/const meta = [\s\S]*?satisfies Meta/)?.[0].replace('const meta = {', 'const meta =\n ') ?? ''
    return [...meta.matchAll(shown)].some(([line]) => names.some((name) => new RegExp(`\\b${name}\\b`).test(line)))
  })

const advice = ['use', 'avoid', 'do', 'dont']
const keys = /userEvent\.(?:keyboard|tab|type)\(/

const documented = folders.filter((folder) => !parts.has(folder))
const isAdvised = ({ text }: { text: string }) =>
  text.includes('usage({') && advice.every((each) => new RegExp(`\\n\\s+${each}: \\[`).test(text))

it('has stories for every component, which say when and how to use it', () => {
  expect(documented.filter((folder) => storiesOf(folder).length === 0)).toEqual([])
  const silent = documented.flatMap(storiesOf).filter((story) => !isAdvised(story))
  expect(
    silent.map(({ path }) => path),
    'usage({ use, avoid, do, dont })',
  ).toEqual([])
})

it('uses every component with controls by keyboard', () => {
  const isControl = (folder: string) => sources.some((path) => folderOf(path) === folder && control.test(read(path)))
  const unwalked = documented.filter((folder) => isControl(folder) && !storiesOf(folder).some(({ text }) => keys.test(text)))
  expect(unwalked).toEqual([])
})

/** Components that have controls, or are made of components that have. */
const withControls = new Set(sources.filter((path) => control.test(read(path))))
for (let before = -1; before < withControls.size;) {
  before = withControls.size
  for (const path of sources) if (importsOf(path, read(path)).some((each) => withControls.has(each))) withControls.add(path)
}

it('documents the keys of every component with controls', () => {
  const components = stories.flatMap(({ text }) => /^ {2}component: (\w+)/m.exec(text)?.[1] ?? [])
  const operable = new Set([...withControls].map((path) => basename(path, '.tsx')))
  expect(components.filter((name) => operable.has(name) && !keyboards[name])).toEqual([])
  expect(Object.keys(keyboards).filter((name) => !operable.has(name) || !components.includes(name))).toEqual([])
})

// WebKit counts a legend twice when it lays a column out anew: the page is too long till the next touch, and then it moves.
it.each(sources)('%s has no legend', (path) => {
  expect(read(path)).not.toContain('<legend')
})

it('CHK-12 every form that sets a password has the name of its account, which a password manager saves with it', () => {
  const forms = globSync('{features,apps}/**/*.tsx', { cwd: root }).flatMap((path) =>
    (read(path).match(/<Form\b[^]*?<\/Form>|<PasswordField(?![^]*<\/Form>)[^]*/g) ?? []).map((form) => ({ path, form })),
  )
  const setting = forms.filter(({ form }) => form.includes('new-password'))
  expect(setting.length).toBeGreaterThan(0)
  expect(setting.filter(({ form }) => !form.includes('autoComplete="username"')).map(({ path }) => path)).toEqual([])
})

it('every field for text takes it as it is seen', () => {
  const fields = globSync('ui/**/*.tsx').filter((file) =>
    /<textarea|<input(?![^>]*type="(?:checkbox|radio|range|date|file)")/.test(readFileSync(file, 'utf8')),
  )
  // A password is taken as it is. Of a day and a code only the digits are.
  const others = ['ui/PasswordField/PasswordField.tsx', 'ui/DateField/DateField.tsx', 'ui/CodeField/CodeField.tsx']
  const untidy = fields.filter((file) => !readFileSync(file, 'utf8').includes('takeAsSeen('))
  expect(fields.length).toBeGreaterThan(others.length)
  expect(untidy.toSorted()).toEqual(others.toSorted())
})
