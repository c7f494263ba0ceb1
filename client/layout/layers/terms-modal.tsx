import { blocksField } from '../../../shared/content/block-fields'
import { TERMS_PATH } from '../../../shared/content/service-paths'
import { storePath } from '../../../shared/routing/links'
import type { PageAnswer } from '../../../shared/routing/page'
import { fetchPage } from '../../browser/fetch-page'
import { EditorsBlocks } from '../../stores/editors-blocks'
import type { OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
import { useSharedQuery } from '../../stores/use-shared-query'
import { Modal } from '../../ui/modal'
import styles from './layers.module.css'

/** How long the terms that were read here are good for, in milliseconds. */
const FRESH_MS = 300_000

/** The terms as editors wrote them, without leaving the order (spec 2, modals). */
export function TermsModal({ onClose }: OpenProps<null>) {
  const { store, t } = useShop()
  const path = storePath(TERMS_PATH, store)
  const { data, isPending } = useSharedQuery({
    queryKey: ['terms', path],
    queryFn: async ({ signal }) => findStory(await fetchPage(path, signal)),
    // The message links to the page of the terms: trying again would only delay it.
    retry: false,
    staleTime: FRESH_MS,
  })
  return (
    <Modal title={t('checkout.terms-title')} closeLabel={t('layout.close')} onClose={onClose}>
      {data && (
        <div className={styles.story}>
          <EditorsBlocks story={data} />
        </div>
      )}
      {isPending && <p role="status">{t('layout.loading')}</p>}
      {!data && !isPending && (
        <p role="alert">
          {t('checkout.terms-failed')}{' '}
          <a href={path} target="_blank" rel="noopener">
            {t('checkout.terms-open')}
          </a>
        </p>
      )}
    </Modal>
  )
}

/** The modal has the title already. */
function findStory(answer: PageAnswer) {
  const data = answer.kind === 'page' ? answer.page.data : null
  if (data?.route !== 'storyblok') return null
  const { story } = data
  const body = blocksField(story.content, 'body').filter(({ component }) => component !== 'heading')
  return { ...story, content: { ...story.content, body } }
}
