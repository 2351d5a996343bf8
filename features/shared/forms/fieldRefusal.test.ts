import { describe, expect, it } from 'vitest'
import { fieldRefusal } from './fieldRefusal.ts'
import { refusedWith, sending } from '../api/answers/answer.ts'

const wireNames = { name: 'name', zipCode: 'zip_code' }
const refused = (message: string, fields: Readonly<Record<string, string>>) =>
  fieldRefusal(wireNames)(refusedWith(message, { status: 422, fields }))

describe('NET-06 a refusal with messages for single fields', () => {
  it('gives each to its field, in the order of the form', () => {
    expect(refused('is invalid', { zip_code: 'Is invalid', name: 'Is taken' })).toMatchObject({
      fields: [
        { name: 'name', message: 'Is taken' },
        { name: 'zipCode', message: 'Is invalid' },
      ],
      rest: { phase: 'refused', message: 'Please look at the marked fields.' },
    })
  })
  it('keeps what belongs to the whole form, and names a field that the form does not have', () => {
    expect(refused('Saving is closed.', { zip_code: 'Is invalid', tax_number: 'Is missing' }).rest).toMatchObject({
      message: 'Saving is closed. Please look at the marked fields. Tax number: Is missing',
    })
    expect(refused('Is missing', { tax_number: 'Is missing' })).toMatchObject({ fields: [], rest: { message: 'Tax number: Is missing' } })
  })
  it('is any other submission as it is', () => {
    expect(fieldRefusal(wireNames)(sending)).toEqual({ fields: [], rest: sending })
    expect(fieldRefusal(wireNames)(refusedWith('Closed.'))).toEqual({ fields: [], rest: refusedWith('Closed.') })
  })
})
