import { blocksField } from '../../../shared/content/block-fields'
import { NEWSLETTER_PATH, SUPPORT_PATH, TERMS_PATH } from '../../../shared/content/service-paths'
import { storePath } from '../../../shared/routing/links'
import type { PageAnswer } from '../../../shared/routing/page'
import { fetchPage } from '../../browser/fetch-page'
import { StoryBlocks } from '../../content/story-blocks'
import type { ModalPayloads, OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
import { useSharedQuery } from '../../stores/use-shared-query'
import { Modal } from '../../ui/modal'
import styles from './layers.module.css'

/** How long a story that was read here is good for, in milliseconds. */
const FRESH_MS = 300_000

/** The terms as editors wrote them, without leaving the order (spec 2, modals). */
export function TermsModal({ onClose }: OpenProps<null>) {
  const { t } = useShop()
  return <StoryModal title={t('checkout.terms-title')} path={TERMS_PATH} onClose={onClose} />
}

/** Whom to ask while something is being ordered; nothing that was filled in is lost (spec 2, modals). */
export function SupportModal({ onClose }: OpenProps<null>) {
  const { t } = useShop()
  return <StoryModal title={t('checkout.support')} path={SUPPORT_PATH} onClose={onClose} />
}

/** What is written to whom, and the form that asks for it (spec 2, modals). */
export function NewsletterModal({ onClose }: OpenProps<null>) {
  const { t } = useShop()
  return <StoryModal title={t('account.newsletter')} path={NEWSLETTER_PATH} onClose={onClose} />
}

/** Which size fits, without losing what was chosen (spec 2, modals). */
export function SizeGuideModal({ payload, onClose }: OpenProps<ModalPayloads['size-guide']>) {
  return <StoryModal {...payload} onClose={onClose} />
}

interface StoryModalProps {
  title: string
  /** Of the story, without the code of a store. */
  path: string
  onClose: () => void
}

function StoryModal({ title, path, onClose }: StoryModalProps) {
  const { t } = useShop()
  return (
    <Modal title={title} closeLabel={t('layout.close')} onClose={onClose}>
      <StoryText path={path} />
    </Modal>
  )
}

/** What editors wrote on a page of its own. */
function StoryText({ path }: { path: string }) {
  const { store, t } = useShop()
  const href = storePath(path, store)
  const { data, isPending } = useSharedQuery({
    queryKey: ['story', href],
    queryFn: async ({ signal }) => findStory(await fetchPage(href, signal)),
    // The message links to the page itself: trying again would only delay it.
    retry: false,
    staleTime: FRESH_MS,
  })
  if (isPending) return <p role="status">{t('layout.loading')}</p>
  if (!data) {
    return (
      <p role="alert">
        {t('layout.story-failed')}{' '}
        <a href={href} target="_blank" rel="noopener">
          {t('layout.open-page')}
        </a>
      </p>
    )
  }
  return (
    <div className={styles.story}>
      <StoryBlocks story={data} />
    </div>
  )
}

/** The layer that shows it has the title already. */
function findStory(answer: PageAnswer) {
  const data = answer.kind === 'page' ? answer.page.data : null
  if (data?.route !== 'storyblok') return null
  const { story } = data
  const body = blocksField(story.content, 'body').filter(({ component }) => component !== 'heading')
  return { ...story, content: { ...story.content, body } }
}
