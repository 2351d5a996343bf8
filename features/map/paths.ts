// The entry of the page reads this before zod has loaded.

export const mapPath = '/api/v5/map'
