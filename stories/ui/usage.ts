import type { Usage } from '../../.storybook/docs/usage.ts'

/** The selector of an element with a style's classes. */
export const styled = (classes: string): string => `.${classes.split(' ').join('.')}`

/** Parameters with the advice that a component's documentation shows: `parameters: usage({ use: […], … })`. */
export const usage = (advice: Usage) => ({ usage: advice })
