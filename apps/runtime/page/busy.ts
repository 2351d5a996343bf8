/** Work that a reload would interrupt: each flow past its first step, and each form with unsaved changes. */
export const busy = new Set<unknown>()
