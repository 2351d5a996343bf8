import * as z from 'zod/mini'
import { type Ticket, ticketIn } from '../../../features/bill/ticket.ts'
import { getTicket } from '../../../features/managers/check/api.ts'
import type { EnteredCheck } from '../../../features/managers/check/checkForm.ts'
import type { CheckVisit } from '../../../features/managers/checkout/request.ts'
import { type Employee, unnamedEmployee } from '../../../features/managers/check/employee.ts'
import { withAnswer } from '../../../features/shared/api/endpoint.ts'
import type { Currency } from '../../../features/shared/money/money.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { onSignedOut } from '../../runtime/session/session.ts'
import { savedAt } from '../../runtime/storage/saved.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'

const visitName = ({ locationId, guestId, bill }: CheckVisit): string =>
  [locationId, guestId, bill.by === 'number' ? `check.${bill.number}` : `amount.${bill.amount}`].join('.')

export const checkoutKey = (visit: CheckVisit) => `flow.managersCheckout.${visitName(visit)}` as const
const enteredKey = (visit: CheckVisit) => `flow.managersEntered.${visitName(visit)}` as const

/** An employee is saved by name, because a PIN is never saved. Null where the name is not one person's. */
const savedEntry = z.object({ notes: z.nullable(z.string()), employee: z.nullable(z.string()) })
type SavedEntry = z.output<typeof savedEntry>

const entryOf = (visit: CheckVisit) => savedAt(tabStorage, enteredKey(visit), savedEntry)

/**
 * The checkout that has begun on this page. `ticket`: as it was just found, so that it is not read again. `employee`: whose name
 * another has is known until a reload only.
 */
let begun: { readonly name: string; readonly employee: Employee | null; readonly ticket: Ticket | null } | null = null

onSignedOut(() => (begun = null))

/** The one employee of this name; null for several, or without a name of their own. */
function employeeNamed(name: string, employees: readonly Employee[]): Employee | null {
  const [first, second] = employees.filter((employee) => employee.name === name)
  return name === unnamedEmployee || second ? null : (first ?? null)
}

/** Begins a checkout: the saved state of an earlier one of the same bill is deleted. */
export function startVisit(
  visit: CheckVisit,
  { notes, employee }: EnteredCheck,
  employees: readonly Employee[],
  ticket: Ticket | null,
): void {
  const entry: SavedEntry = { notes, employee: employee && (employeeNamed(employee.name, employees)?.name ?? null) }
  begun = { name: visitName(visit), employee, ticket }
  entryOf(visit).write(entry)
  tabStorage.remove(checkoutKey(visit))
}

/** The ticket of a visit that has just begun; null after a reload, or for another bill. */
export function takeFoundTicket(visit: CheckVisit): Ticket | null {
  const ticket = begun?.name === visitName(visit) ? begun.ticket : null
  begun = begun && { ...begun, ticket: null }
  return ticket
}

/** The entries besides the bill. The employee is null if the location's list no longer names them, or has two of the same name. */
export function getEntered(visit: CheckVisit, employees: readonly Employee[]): Pick<EnteredCheck, 'notes' | 'employee'> {
  const { notes = null, employee = null } = entryOf(visit).read() ?? {}
  const here = begun?.name === visitName(visit) ? begun.employee : null
  const listed = here && employees.find(({ pin, name }) => pin === here.pin && name === here.name)
  return { notes, employee: listed ?? (employee === null ? null : employeeNamed(employee, employees)) }
}

/** Reads a check of the restaurant: it may have changed at the table. */
export const readTicket = (
  { locationId, guestId }: Pick<CheckVisit, 'locationId' | 'guestId'>,
  number: string,
  currency: Currency,
  options?: { readonly signal: AbortSignal },
) =>
  callSignedIn(
    withAnswer(getTicket, ticketIn(currency)),
    { path: { id: locationId, ticketNumber: number }, query: { user_id: guestId } },
    options,
  )
