import { expect, it } from 'vitest'
import { vars } from '../../themes/vars.css.ts'
import { readPages } from './pages.ts'
import { readTokenUses, styledTexts } from './tokenUses.ts'
import { usersOf } from './usersOf.ts'

const uses = readTokenUses()
const texts = styledTexts()

const folderOf = (file: string) => /^ui\/[A-Z]\w+\//.exec(file)?.[0] ?? ''
const pages = readPages('UI/').filter(({ files }) => files.every(folderOf))

it('lists every token that a file takes: for a component, or for the file', () => {
  const taken = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bvars\.(?!css\b)(\w+\.\w+)/g)].map(([, token = '']) => [file, token] as const),
  )
  expect(taken.length).toBeGreaterThan(1000)
  const missing = taken.filter(([file, token]) => {
    const users = usersOf(uses, token)
    const own = pages.filter(({ files }) => files.some((each) => folderOf(each) === folderOf(file)))
    return own.length > 0 ? !own.some(({ title }) => users.includes(title.replace('UI/', ''))) : users.length === 0
  })
  expect(missing).toEqual([])
})

it('reads tokens where they are named: nothing gives a token or a group another name', () => {
  const renamed = [...texts].filter(([, text]) => /\} = vars\b|= vars(?:\.\w+)?$|\bvars[,)[]|\.\.\.vars\b/m.test(text))
  expect(renamed.map(([file]) => file)).toEqual([])
})

it('follows parts, rules of themes and helpers to the components that are made of them', () => {
  expect(usersOf(uses, 'shadow.bar')).toEqual(['Map'])
  // ui/parts/dialog.css.ts; a rule of a composition; a type style that only amounts take.
  expect(usersOf(uses, 'surface.scrim')).toEqual(expect.arrayContaining(['ConfirmDialog', 'Dialog', 'Drawer']))
  expect(usersOf(uses, 'slipFront.refund')).toContain('Slip')
  expect(usersOf(uses, 'font.amount')).not.toContain('Heading')
})

it('knows no token that is used nowhere', () => {
  const tokens = Object.entries(vars).flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`))
  expect(
    tokens.filter((token) => usersOf(uses, token).length === 0),
    'delete it',
  ).toEqual([])
})
