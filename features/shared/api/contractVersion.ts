/** The version of the calls that the apps make and read: the contract's, and a number that each built folder has in `version.json`. */
export const contractVersion = '1'
