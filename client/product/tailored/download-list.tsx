import type { DownloadFile } from '../../../shared/catalog/product'
import { useShop } from '../../stores/shop'
import styles from './tailored.module.css'

/** The files that come with a product, and those parts of them that anybody may look at. */
export function DownloadList({ files }: { files: DownloadFile[] }) {
  const { t } = useShop()
  if (files.length === 0) return null
  return (
    <section className={styles.downloads}>
      <h2>{t('product.downloads')}</h2>
      <ul>
        {files.map(({ title, sample }) => (
          <li key={title}>
            <span>{title}</span>
            {sample && (
              <a href={sample} target="_blank" rel="noreferrer">
                {t('product.sample', { title })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
