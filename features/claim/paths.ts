// The entry of the page reads this before zod has loaded.

export const offerPath = '/api/v5/offers/{code}'
