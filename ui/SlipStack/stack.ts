/** Most slips that a stack shows. */
export const most = 7
