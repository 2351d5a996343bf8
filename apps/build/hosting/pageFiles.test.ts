import { describe, expect, it } from 'vitest'
import { leadUp, pageFiles } from './pageFiles.ts'

const answersOf = (changed: Partial<Parameters<typeof pageFiles>[0]> = {}) =>
  pageFiles({ known: ['login', 'locations/$id'], isAnywhere: false, withShell: [], isRelative: true, ...changed }).flatMap(
    ({ name, answers }) => answers.map(({ pattern, status }) => [name, pattern, status]),
  )

describe('the HTML files of an app', () => {
  it('are one for each level if their paths are relative', () => {
    expect(answersOf()).toEqual([
      ['index.html', 'login', 200],
      ['index.html', '*', 404],
      ['level-2.html', 'locations/*', 200],
      ['level-2.html', 'login/', 200],
      ['level-2.html', '*/*', 404],
      ['level-3.html', 'locations/*/', 200],
      ['level-3.html', '*/*/*', 404],
      ['level-4.html', '*/*/*/*', 404],
    ])
    expect(new Set(answersOf({ isRelative: false }).map(([name]) => name))).toEqual(new Set(['index.html']))
  })

  it('include one for each address with a shell of its own', () => {
    const own = answersOf({ withShell: ['login', 'locations/$id'] }).slice(0, 2)
    expect(own).toEqual([
      ['login.html', 'login', 200],
      ['locations-id.html', 'locations/*', 200],
    ])
  })

  it('answer every address of an app that opens anywhere', () => {
    expect(answersOf({ isAnywhere: true }).map(([, , status]) => status)).not.toContain(404)
  })
})

it('a page some levels below leads up to the same files', () => {
  expect(leadUp('<a href="../store/"><style>a{b:url(../assets/x.svg)c:url("../assets/y.svg")}', 2)).toBe(
    '<a href="../../../store/"><style>a{b:url(../../../assets/x.svg)c:url("../../../assets/y.svg")}',
  )
  expect(leadUp('And so on.../assets', 1)).toBe('And so on.../assets')
})
