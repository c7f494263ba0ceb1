// Where buyers fetch their files. The address is the secret; a visit shows the file, a press fetches it.
import { Hono } from 'hono'
import type { StoreView } from '../../../shared/store-view/store-view'
import { storeViewOf } from '../../../shared/store-view/store-views'
import type { CommerceEnv } from '../env'
import { sendPage } from '../http/send-page'
import { withStore } from '../http/with-store'
import { DOWNLOADS_PATH } from './download-link'
import { type DownloadFault, renderDownload, renderNoDownload } from './download-page'
import { findDownload, stateOf } from './find-downloads'
import { openFile } from './open-file'
import { returnUse, takeUse } from './use-download'

const PATH = `${DOWNLOADS_PATH}/:token`

export const downloadRoutes = new Hono<CommerceEnv>()

downloadRoutes.use(PATH, withStore)

downloadRoutes.get(PATH, async (c) => {
  const download = await findDownload(c.env.SALES, c.req.param('token'))
  if (!download) return showFault(c.get('store'), 'unknown')
  const store = storeViewOf(download.storeCode)
  const state = stateOf(download, Date.now())
  if (state !== 'open') return showFault(store, state)
  return sendPage({
    render: (nonce) => renderDownload(store, download, nonce),
    status: 200,
    formTargets: [],
  })
})

downloadRoutes.post(PATH, async (c) => {
  const token = c.req.param('token')
  const download = await findDownload(c.env.SALES, token)
  if (!download) return showFault(c.get('store'), 'unknown')
  const store = storeViewOf(download.storeCode)
  const now = Date.now()
  if (!(await takeUse(c.env.SALES, token, now))) {
    // Race: the last use was taken since the download was read.
    const state = stateOf(download, now)
    return showFault(store, state === 'open' ? 'used-up' : state)
  }
  const file = await openFile(c.env.MEDIA, download.file)
  if (file) return new Response(file.body, { headers: file.headers })
  await returnUse(c.env.SALES, token)
  return showFault(store, 'missing')
})

const STATUS: Record<DownloadFault, 404 | 410 | 502> = {
  'used-up': 410,
  expired: 410,
  gone: 410,
  unknown: 404,
  missing: 502,
}

function showFault(store: StoreView, fault: DownloadFault): Promise<Response> {
  return sendPage({
    render: (nonce) => renderNoDownload(store, fault, nonce),
    status: STATUS[fault],
    formTargets: [],
  })
}
