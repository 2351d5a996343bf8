/** An element in the frame of a tool. */
export const inDesk = ':is([data-desk] *)'
