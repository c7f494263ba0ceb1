import { assetField } from '../../../shared/content/block-fields'
import type { Block } from '../../../shared/content/story'
import { LazyPicture } from './lazy-picture'

const VIDEO = /\.(?:webm|mp4)$/i

interface AssetPictureProps {
  block: Block
  sizes: string
}

/** An editor's picture or film (spec 2, asset). A film is muted and does not start by itself. */
export function AssetPicture({ block, sizes }: AssetPictureProps) {
  const asset = assetField(block, 'asset')
  if (!asset) return null
  if (VIDEO.test(asset.filename)) {
    return (
      <video
        src={/^(?:https?:)?\/\//.test(asset.filename) ? asset.filename : `/media/${asset.filename}`}
        aria-label={asset.alt || undefined}
        controls
        loop
        muted
        playsInline
        preload="none"
      />
    )
  }
  return <LazyPicture image={asset} sizes={sizes} height={1000} />
}
