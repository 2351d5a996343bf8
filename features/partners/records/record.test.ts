import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as kinds from './record.ts'

const webAddress = kinds.webAddress.form
const phone = kinds.phone.form
const name = kinds.requiredText('Enter the name').form
const floor = kinds.optionalMatch(/^\d+$/, 'Enter a number').form
const getMessages = (read: z.ZodMiniType, text: string) => z.safeParse(read, text).error?.issues.map(({ message }) => message)

describe('PRT-04 an optional field', () => {
  it.each([
    ['text', kinds.optionalText.form, ' Dock Street ', 'Dock Street'],
    ['a telephone number', phone, '(207) 555-0110', '12075550110'],
    ['a web address', webAddress, ' restaurant.example ', 'https://restaurant.example'],
    ['text of a form', floor, ' 12 ', '12'],
  ])('%s is saved without spaces, and null when it is empty', (_, field, typed, saved) => {
    expect(z.parse(field, typed)).toBe(saved)
    expect(z.parse(field, '')).toBeNull()
    expect(z.parse(field, '  ')).toBeNull()
  })
  it.each([
    ['a telephone number', phone, '555', 'Please enter a valid phone number.'],
    ['a web address', webAddress, 'our menu', 'Enter a web address, such as https://restaurant.example/menu'],
    ['text of a form', floor, 'two', 'Enter a number'],
  ])('%s that is wrong says what is expected', (_, field, typed, message) => {
    expect(getMessages(field, typed)).toEqual([message])
  })
})

it('PRT-04 a required field is saved without spaces, and says when it is empty', () => {
  expect(z.parse(name, ' Kumo ')).toBe('Kumo')
  expect(getMessages(name, '  ')).toEqual(['Enter the name'])
})

describe('PRT-04 a web address', () => {
  it.each([
    ['www.restaurant.example', 'https://www.restaurant.example'],
    ['restaurant.example:8080/menu', 'https://restaurant.example:8080/menu'],
    ['restaurant.example/?from=http://b.example', 'https://restaurant.example/?from=http://b.example'],
    ['HTTP://Restaurant.example', 'HTTP://Restaurant.example'],
    ['restaurant.example.', 'https://restaurant.example'],
  ])('%s is saved as %s', (typed, saved) => {
    expect(z.parse(webAddress, typed)).toBe(saved)
  })
  it.each([
    'ftp://restaurant.example',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'xhttps://restaurant.example',
    'a.b2://restaurant.example',
    'https://me@restaurant.example',
    'https://.restaurant.example',
    'https://restaurant',
    'https://restaurant.example/our menu',
  ])('%j is none', (typed) => {
    expect(z.safeParse(webAddress, typed).success).toBe(false)
  })
})
