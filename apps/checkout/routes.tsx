import type { RouterHistory } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { onePage } from '../runtime/routing/onePage.ts'
import { CheckoutRoute } from './CheckoutRoute.tsx'

/** The history follows the steps, and the focus already scrolls them into view. It is the browser's by default. */
export const router = (basepath: string, history?: RouterHistory) =>
  createAppRouter(onePage(CheckoutRoute, ['/', '/subscribe']), basepath, { history, scrolls: false })
