import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as kinds from './record.ts'

const webAddress = kinds.webAddress.form
const name = kinds.requiredText('Enter the name').form
const getMessages = (read: z.ZodMiniType, text: string) => z.safeParse(read, text).error?.issues.map(({ message }) => message)

describe('PRT-04 an optional field', () => {
  it.each([['a web address', webAddress, 'our menu', 'Enter a web address, such as https://restaurant.example/menu']])(
    '%s that is wrong says what is expected',
    (_, field, typed, message) => {
      expect(getMessages(field, typed)).toEqual([message])
    },
  )
})

it('PRT-04 a required field is saved without spaces, and says when it is empty', () => {
  expect(z.parse(name, ' Kumo ')).toBe('Kumo')
  expect(getMessages(name, '  ')).toEqual(['Enter the name'])
})

describe('PRT-04 a web address', () => {
  it.each([
    ['www.restaurant.example', 'https://www.restaurant.example'],
    ['restaurant.example/?from=http://b.example', 'https://restaurant.example/?from=http://b.example'],
    ['HTTP://Restaurant.example', 'HTTP://Restaurant.example'],
  ])('%s is saved as %s', (typed, saved) => {
    expect(z.parse(webAddress, typed)).toBe(saved)
  })
  it.each(['javascript:alert(1)', 'xhttps://restaurant.example', 'https://me@restaurant.example', 'https://.restaurant.example'])(
    '%j is none',
    (typed) => {
      expect(z.safeParse(webAddress, typed).success).toBe(false)
    },
  )
})
