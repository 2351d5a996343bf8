// The entry of the page reads this before zod has loaded.

export const orderPath = '/api/v5/purchase_options/{kind}/{id}'
