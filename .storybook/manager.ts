import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { Beside } from './Beside.ts'
import { DesignTool } from './DesignTool.ts'
import { sidebarLabel } from './sidebarLabel.ts'
import { SourceTool } from './SourceTool.ts'
import { TagGroups } from './TagGroups.ts'

addons.register('platewell', () => {
  addons.add('platewell/beside', { type: types.PREVIEW, render: Beside })
  addons.add('platewell/tag-groups', { type: types.PREVIEW, render: TagGroups })
  addons.add('platewell/design', { type: types.TOOL, title: 'Design', render: DesignTool })
  addons.add('platewell/source', { type: types.TOOL, title: 'Address and source', render: SourceTool })
})

/** Pages that need no panel, but the space. */
const needsSpace = /^(?:overview-|spec-coverage-|guides-|foundations-theme-editor--)/

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Platewell',
    brandUrl: './',
    colorPrimary: '#8a4b2a',
    colorSecondary: '#0f6b63',
    appBg: '#f7f5f1',
    appBorderColor: '#e2ddd4',
    appBorderRadius: 8,
    barBg: '#ffffff',
    barSelectedColor: '#0f6b63',
  }),
  // The panel is below the canvas, so that a desktop layout has the window's width.
  layout: { panelPosition: 'bottom', bottomPanelHeight: 260 },
  layoutCustomisations: { showPanel: ({ storyId }, usual) => usual && !needsSpace.test(storyId) },
  sidebar: { showRoots: true, renderLabel: sidebarLabel },
})
