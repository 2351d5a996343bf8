/** Drawn meals, from a bowl to a full tray. */
export const meals = ['small', 'medium', 'large'] as const
export type Meal = (typeof meals)[number]
