import * as z from 'zod/mini'
import { id, inside, listOf, text, mapped } from '../../shared/api/wire.ts'

/** An employee of a location. The payment is authorised with the PIN. */
export type Employee = { readonly name: string; readonly pin: string }

export const unnamedEmployee = 'Employee'

export const employeesFailure = 'Failed to load employees'

const employee = mapped(z.object({ first_name: text, last_name: text, pin: id }), ({ first_name, last_name, pin }): Employee => ({
  name: [first_name, last_name].filter(Boolean).join(' ') || unnamedEmployee,
  pin,
}))

export const employeesResponse = inside('employees', listOf(employee))
