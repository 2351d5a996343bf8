/** An offer or claim code as it is kept and sent: letters and digits only, in upper case (CLM-21). */
export const cleanCode = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
