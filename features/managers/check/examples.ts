import * as z from 'zod/mini'
import { getEmployees } from './api.ts'

export const employeesWire: z.input<typeof getEmployees.response>['employees'] = [
  { first_name: 'Mina', last_name: 'Castellanos', pin: '0417' },
  { first_name: 'Theo', last_name: 'Brandt', pin: '2290' },
  { first_name: 'Priya', last_name: 'Raman', pin: '3358' },
]
export const employees = z.parse(getEmployees.response, { employees: employeesWire })
