import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { Beside } from './Beside.ts'

addons.register('platewell', () => addons.add('platewell/beside', { type: types.PREVIEW, render: Beside }))

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
  // Beside the canvas, so that a tall phone has the window's height.
  layout: { panelPosition: 'right', rightPanelWidth: 320 },
  sidebar: { showRoots: true },
})
