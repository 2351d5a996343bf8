import { markOf } from '../../shared/api/answers/markOf.ts'

/** Tells two payers of one device apart without saving the address, whether they are signed in or not. */
export const payerMark = (email: string): string => markOf(email.trim().toLowerCase())
