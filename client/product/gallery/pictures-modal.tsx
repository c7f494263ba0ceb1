import { type KeyboardEvent, useState } from 'react'
import { gallerySrcSet, imageUrl, zoomSrcSet } from '../../../shared/content/image-url'
import type { ModalPayloads, OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
import { IconButton } from '../../ui/icon-button'
import { useOpenDialog } from '../../ui/modal'
import type { StagePoint } from './picture-view'
import styles from './pictures-modal.module.css'
import { usePictureView } from './use-picture-view'

const STEP = 1.5
/** How far an arrow key moves an enlarged picture, in pixels. */
const NUDGE = 80

const ARROWS: Readonly<Record<string, StagePoint>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
}

/** The pictures of a product as large as the screen, and larger: by finger, mouse or keyboard. */
export function PicturesModal({ payload, onClose }: OpenProps<ModalPayloads['pictures']>) {
  const { images, name, sizes } = payload
  const { t } = useShop()
  const dialog = useOpenDialog()
  const [index, setIndex] = useState(payload.index)
  const [loaded, setLoaded] = useState<string>()
  const turn = (by: 1 | -1) => {
    if (!images[index + by]) return
    reset()
    setIndex(index + by)
  }
  const { stage, view, zoom, move, reset, onStage } = usePictureView(turn)
  const { scale, x, y } = view
  const image = images[index]
  const transform = `translate(${x}px, ${y}px) scale(${scale})`

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (arrow && scale > 1) move(arrow)
    else if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === 'ArrowRight') turn(1)
    else return
    event.preventDefault()
  }

  if (!image) return null
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={t('product.pictures-of', { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className={styles.stage} {...onStage}>
        {loaded !== image.path && (
          <img
            key={`${image.path} of the page`}
            src={imageUrl(image.path, '600x744')}
            srcSet={gallerySrcSet(image.path)}
            sizes={sizes}
            alt=""
            style={{ transform }}
          />
        )}
        <img
          key={image.path}
          src={imageUrl(image.path, '1440x0')}
          srcSet={zoomSrcSet(image.path)}
          sizes={`${Math.round(scale * 100)}vw`}
          alt={image.alt}
          draggable={false}
          style={{ transform }}
          onLoad={() => setLoaded(image.path)}
        />
      </div>
      {/* What leads nowhere stays focusable: a keyboard would fall out of the dialog otherwise. */}
      <div className={styles.controls}>
        <IconButton
          icon="minus"
          label={t('product.zoom-out')}
          aria-disabled={scale === 1}
          onClick={() => zoom(1 / STEP)}
        />
        <IconButton icon="plus" label={t('product.zoom-in')} onClick={() => zoom(STEP)} />
        {images.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('product.picture-before')}
              aria-disabled={index === 0}
              onClick={() => turn(-1)}
            />
            <p role="status">
              {t('product.picture-place', { number: index + 1, total: images.length })}
            </p>
            <IconButton
              icon="chevron-right"
              label={t('product.picture-after')}
              aria-disabled={index === images.length - 1}
              onClick={() => turn(1)}
            />
          </>
        )}
      </div>
      <IconButton
        icon="close"
        className={styles.close}
        label={t('layout.close')}
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  )
}
