import { shortHash } from '../../shared/api/answers/shortHash.ts'

/** Tells two payers of one device apart without saving the address, whether they are signed in or not. */
export const hashPayer = (email: string): string => shortHash(email.trim().toLowerCase())
