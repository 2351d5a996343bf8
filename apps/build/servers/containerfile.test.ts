import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { containerfile } from './containerfile.ts'

/** The lines of problems that the linter finds. */
const problems = (text: string) => validate(text).map(({ message }) => message)

it('is a container file without a problem', () => {
  expect(problems(containerfile)).toEqual([])
  expect(problems(containerfile.replace('EXPOSE', 'EXPOSES'))).toEqual(['Unknown instruction: EXPOSES'])
})
