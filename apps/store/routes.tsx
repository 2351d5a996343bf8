import type { RouterHistory } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { onePage } from '../runtime/routing/onePage.ts'
import { PurchaseRoute } from './PurchaseRoute.tsx'

export const router = (basepath: string, history?: RouterHistory) => createAppRouter(onePage(PurchaseRoute), basepath, { history })
