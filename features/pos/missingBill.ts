/** The specification's message for a link that names no bill. It speaks of our fields, so the page says it in the guest's words, too. */
export const missingBill = 'Missing project or ticket'
