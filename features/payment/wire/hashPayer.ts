import { shortHash } from '../../shared/api/answers/shortHash.ts'

/** Distinguishes two payers of one device without saving the address, whether they are signed in or not. */
export const hashPayer = (email: string): string => shortHash(email.trim().toLowerCase())
