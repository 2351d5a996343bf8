import { createElement, type CSSProperties, Fragment, type ReactNode } from 'react'
import { useGlobals, useGlobalTypes, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import * as z from 'zod/mini'
import { framePage, globalsInAddress } from './framePage.ts'

/** The part of the toolbar's list of enterprises that is read here. */
const itemsOf = z.object({ toolbar: z.object({ items: z.array(z.object({ value: z.string(), title: z.string() })) }) })

const chosenViewport = z.object({ value: z.string(), isRotated: z.optional(z.boolean()) })
const viewports = z.object({ options: z.record(z.string(), z.object({ styles: z.object({ width: z.string(), height: z.string() }) })) })

const Row = styled.div({ display: 'flex', inlineSize: '100%', blockSize: '100%', minBlockSize: 0 })
const Column = styled.section(({ theme }) => ({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '& + &': { borderInlineStart: `1px solid ${theme.appBorderColor}` },
}))
const Name = styled.h3(({ theme }) => ({
  margin: 0,
  padding: '6px 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
}))
/** Storybook lays its canvas out in a grid. */
const Window = styled.div({ flex: 1, minBlockSize: 0, display: 'grid', overflow: 'auto' })
/** Like Storybook's own frame: fills the canvas, or has the viewport's size with a margin around it. */
const Frame = styled.iframe(({ theme }) => ({
  border: 0,
  inlineSize: '100%',
  blockSize: '100%',
  background: theme.background.preview,
  '&[data-sized]': { boxSizing: 'content-box', margin: '40px', outline: `1px solid ${theme.appBorderColor}` },
}))

/** The canvas size of the toolbar's viewport; undefined if the canvas fills the window. */
function useCanvasSize(chosen: unknown): CSSProperties | undefined {
  const known = viewports.safeParse(useParameter('viewport'))
  const viewport = chosenViewport.safeParse(chosen)
  const size = known.success && viewport.success ? known.data.options[viewport.data.value]?.styles : undefined
  if (!size || !viewport.success) return undefined
  return viewport.data.isRotated ? { width: size.height, height: size.width } : size
}

/** The story in another enterprise, with the same arguments, scheme, text size, direction and scenario. */
function OtherEnterprise({ id, title }: { readonly id: string; readonly title: string }) {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [globals] = useGlobals()
  const size = useCanvasSize(globals['viewport'])
  const { enterprise: _enterprise, beside: _beside, viewport: _viewport, ...same } = globals
  const { previewHref } = api.getStoryHrefs(storyId, { viewMode, inheritArgs: true })
  const address = new URL(previewHref, document.baseURI)
  address.searchParams.set('globals', globalsInAddress({ ...same, enterprise: id }))
  return createElement(Frame, { title, srcDoc: framePage(title, address.href), ...(size && { 'data-sized': true, style: size }) })
}

/** The canvas and, if the toolbar asks for it, the same story in every other enterprise beside it. */
export function Beside({ children }: { readonly children?: ReactNode }) {
  const [{ beside, enterprise }] = useGlobals()
  const known = itemsOf.safeParse(useGlobalTypes()['enterprise'])
  const enterprises = known.success ? known.data.toolbar.items : []
  const open = beside === 'others'
  // No JSX: Storybook compiles the manager separately, with a transform that needs `React` in scope.
  const column = (id: string, title: string, window: ReactNode) =>
    createElement(Column, { key: id }, open && createElement(Name, null, title), window)
  const others = open ? enterprises.filter(({ value }) => value !== enterprise) : []
  return createElement(
    Row,
    null,
    // Always the first child: React would reload a canvas that moved.
    column('canvas', enterprises.find(({ value }) => value === enterprise)?.title ?? '', createElement(Window, null, children)),
    createElement(
      Fragment,
      null,
      ...others.map(({ value, title }) => column(value, title, createElement(OtherEnterprise, { id: value, title }))),
    ),
  )
}
