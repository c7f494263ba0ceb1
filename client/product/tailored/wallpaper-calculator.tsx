import { useState } from 'react'
import { parseWallLength, rollsFor, type WallpaperRoll } from '../../../shared/catalog/wallpaper'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { TextField } from '../../ui/fields/text-field'
import styles from './tailored.module.css'

interface WallpaperCalculatorProps {
  roll: WallpaperRoll
  /** Puts a number of rolls into the quantity field. */
  onTake: (rolls: number) => void
}

/** From the size of a wall to a number of rolls (spec 2, wallpaper calculator). */
export function WallpaperCalculator({ roll, onTake }: WallpaperCalculatorProps) {
  const { t } = useShop()
  const [texts, setTexts] = useState({ width: '', height: '' })
  const [isAsked, setAsked] = useState({ width: false, height: false })
  const [width, height] = [parseWallLength(texts.width), parseWallLength(texts.height)]
  const rolls = width !== null && height !== null ? rollsFor(roll, { width, height }) : undefined
  const field = (side: 'width' | 'height', length: number | null) => ({
    value: texts[side],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    error: isAsked[side] && length === null ? t('product.wall-invalid') : undefined,
    onChange: (event: { target: { value: string } }) =>
      setTexts((all) => ({ ...all, [side]: event.target.value })),
    onBlur: () => setAsked((all) => ({ ...all, [side]: texts[side] !== '' })),
  })
  return (
    <div className="needs-script">
      <Disclosure title={t('product.rolls-question')}>
        <div className={styles.calculator}>
          <TextField label={t('product.wall-width')} {...field('width', width)} />
          <TextField label={t('product.wall-height')} {...field('height', height)} />
          <div className={styles.rolls} role="status">
            {rolls === null && <p>{t('product.wall-too-high')}</p>}
            {rolls != null && (
              <>
                <strong>{t('product.rolls', { count: rolls })}</strong>
                <Button kind="secondary" onClick={() => onTake(rolls)}>
                  {t('product.rolls-take')}
                </Button>
              </>
            )}
          </div>
        </div>
      </Disclosure>
    </div>
  )
}
