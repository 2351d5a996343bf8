// The entry of the page reads this before zod has loaded.

export const panelPath = '/api/v5/projects/{slug}/purchase_panel'
