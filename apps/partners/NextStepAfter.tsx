import { useLocation, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type NextStep, nextStep } from '../../features/partners/dashboard/nextStep.ts'
import { NextStepLine } from '../../features/partners/dashboard/NextStepLine.tsx'
import { itemAddress } from '../../features/partners/itemAddress.ts'
import type { Project } from '../../features/partners/project.ts'
import { pathOf, sectionPath, type Way } from './addresses.ts'
import { useProjectHref } from './useProjectHref.ts'

const wayTo = (step: NextStep): Way | null => {
  if (step.kind === 'wait') return null
  return step.kind === 'submit' ? { path: pathOf.dashboard, search: {} } : sectionPath(step.section, step.item)
}

/** The next step on the other pages than the dashboard. Nothing where it is done on the open page, or others have to act. */
export function NextStepAfter({ project }: { readonly project: Project }) {
  const { pathname } = useLocation()
  const { id } = z.parse(itemAddress, useSearch({ strict: false }))
  const href = useProjectHref()
  const step = nextStep(project)
  const way = wayTo(step)
  if (step.kind === 'wait' || way === null) return null
  const isHere = way.path === pathname && (way.search['id'] ?? '') === id
  return isHere ? null : <NextStepLine step={step} href={href(way.path, way.search)} />
}
