import { describe, expect, it } from 'vitest'
import { leadUp, pageFiles } from './pageFiles.ts'

const namesAndPatterns = (...args: Parameters<typeof pageFiles>) => pageFiles(...args).map(({ name, pattern }) => [name, pattern])

describe('the HTML files of an app', () => {
  it('are one for each level if their paths are relative', () => {
    expect(namesAndPatterns([], true)).toEqual([
      ['level-4.html', '*/*/*/*'],
      ['level-3.html', '*/*/*'],
      ['level-2.html', '*/*'],
      ['index.html', '*'],
    ])
    expect(namesAndPatterns([], false)).toEqual([['index.html', '*']])
  })

  it('include one for each address with a shell of its own, before the general one of its level', () => {
    expect(namesAndPatterns(['login', 'locations/$id'], false)).toEqual([
      ['locations-id.html', 'locations/*'],
      ['login.html', 'login'],
      ['index.html', '*'],
    ])
  })
})

it('a page some levels below leads up to the same files', () => {
  expect(leadUp('<a href="../store/"><style>a{b:url(../assets/x.svg)c:url("../assets/y.svg")}', 2)).toBe(
    '<a href="../../../store/"><style>a{b:url(../../../assets/x.svg)c:url("../../../assets/y.svg")}',
  )
  expect(leadUp('And so on.../assets', 1)).toBe('And so on.../assets')
})
