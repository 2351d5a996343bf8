import type { RouterHistory } from '@tanstack/react-router'
import { Reads } from '../runtime/api/useRead.tsx'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { onePage } from '../runtime/routing/onePage.ts'
import { GiftRoute } from './GiftRoute.tsx'

export const router = (basepath: string, history?: RouterHistory) => createAppRouter(onePage(GiftRoute), basepath, { history, wrap: Reads })
