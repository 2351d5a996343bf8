import { addons, types } from 'storybook/manager-api'
import { Beside } from './manager/Beside.ts'
import { Conditions } from './manager/Conditions.ts'
import { onLookChange, preferredLook } from './manager/looks.ts'
import { sidebarLabel } from './manager/sidebarLabel.ts'

addons.register('platewell', () => {
  addons.add('platewell/beside', { type: types.PREVIEW, render: Beside })
  addons.add('platewell/conditions', {
    type: types.TOOL,
    title: 'Conditions',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: Conditions,
  })
})

/** Pages that need no panel, but the space. */
const needsSpace = /^(?:overview-|spec-coverage-|guides-)/

addons.setConfig({
  theme: preferredLook(),
  // The panel is below the canvas, so that a desktop layout has the window's width.
  layout: { panelPosition: 'bottom', bottomPanelHeight: 260 },
  layoutCustomisations: { showPanel: ({ storyId }, usual) => usual && !needsSpace.test(storyId) },
  sidebar: {
    showRoots: true,
    collapsedRoots: ['ui', 'foundations', 'screens', 'flows', 'apps', 'guides', 'checks'],
    renderLabel: sidebarLabel,
  },
})

onLookChange(() => addons.setConfig({ theme: preferredLook() }))
