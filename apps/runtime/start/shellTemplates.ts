/** The templates of a shell that differs for a signed-in person. */
export const signedInTemplate = 'signed-in'
export const signedOutTemplate = 'signed-out'
/** The style with the faces of the web fonts. */
export const webFontsId = 'web-fonts'
