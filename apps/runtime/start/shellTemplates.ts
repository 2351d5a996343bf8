/** The templates of a shell that differs for who is signed in. */
export const signedInTemplate = 'signed-in'
export const signedOutTemplate = 'signed-out'
