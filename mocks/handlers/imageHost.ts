import { type HttpHandler, http, HttpResponse } from 'msw'
import { findPicture, savePicture, sizeLimit } from '../state/memory/pictures.ts'

/** A stand-in for the image host: it takes pictures, and shows them again until the sandbox stops. */
export const imageHostHandlers: readonly HttpHandler[] = [
  http.post('*/api/image_host/v1_1/:account/image/upload', async ({ request }) => {
    const file = (await request.formData()).get('file')
    if (!(file instanceof File)) return HttpResponse.json({ error: { message: 'Missing required parameter - file' } }, { status: 400 })
    if (file.size > sizeLimit) return HttpResponse.json({ error: { message: 'File size too large' } }, { status: 400 })
    // A name by which somebody can try a refusal of the host.
    if (/refused/i.test(file.name)) return HttpResponse.json({ error: { message: 'Invalid image file' } }, { status: 400 })
    const id = await savePicture(file)
    return HttpResponse.json({ public_id: id, secure_url: `/api/image_host/pictures/${id}` })
  }),
  http.get('*/api/image_host/pictures/:id', ({ params }) => {
    const picture = findPicture(String(params['id']))
    return picture
      ? HttpResponse.arrayBuffer(picture.bytes, { headers: { 'Content-Type': picture.type } })
      : HttpResponse.json({ error: { message: 'Resource not found' } }, { status: 404 })
  }),
]
