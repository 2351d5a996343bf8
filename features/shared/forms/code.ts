/** An offer or claim code in its normal form: letters and digits only, in upper case. */
export const cleanCode = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
