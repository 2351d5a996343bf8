// The entry of the page reads this before zod has loaded.

export const nearbyPath = '/api/v4/ip_location'
