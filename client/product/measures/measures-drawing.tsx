import type { MeasureName, ProductMeasure } from '../../../shared/catalog/product-measure'
import { useShop } from '../../stores/shop'
import { type Dimension, drawMeasures, type Outline } from './draw-measures'
import styles from './measures.module.css'

/** Front and side to the same scale, with their sizes in the words of the store. */
export function MeasuresDrawing({ measures }: { measures: readonly ProductMeasure[] }) {
  const sizes = Object.fromEntries(measures.map(({ name, amount }) => [name, amount]))
  const drawing = drawMeasures(sizes as Partial<Record<MeasureName, number>>)
  if (!drawing) return null
  const { width, height, outlines, dimensions, unit } = drawing
  const labelOf = (wanted: MeasureName) => measures.find(({ name }) => name === wanted)?.label ?? ''
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={unit / 4}
      fontSize={unit * 2.9}
      aria-hidden="true"
    >
      {outlines.map((outline) => (
        <OutlineShape key={`${outline.x} ${outline.y}`} {...outline} />
      ))}
      {dimensions.map((dimension) => (
        <DimensionLine
          key={dimension.name}
          {...dimension}
          label={labelOf(dimension.name)}
          unit={unit}
        />
      ))}
    </svg>
  )
}

function OutlineShape({ x, y, width, height, isRound, lines }: Outline) {
  return (
    <>
      <rect {...{ x, y, width, height }} rx={isRound ? width / 2 : Math.min(width, height) / 16} />
      {lines.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </>
  )
}

interface DimensionLineProps extends Dimension {
  /** What is measured. */
  label: string
  unit: number
}

/** A line between two points with its ends marked, what it measures, and how long it is. */
function DimensionLine({ from, to, isUpright, cm, label, unit }: DimensionLineProps) {
  const { store } = useShop()
  const [dx, dy] = isUpright ? [unit, 0] : [0, unit]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const length = `${new Intl.NumberFormat(store.i18n.defaultLocale).format(cm)}\u00a0cm`
  // Beside an upright line there is room for a word, below the others for a sentence.
  const lines = isUpright ? [...label.split(' '), length] : [`${label} ${length}`]
  const x = isUpright ? middle.x - unit * 1.5 : middle.x
  const top = isUpright ? middle.y + unit * (1 - (lines.length - 1) * 1.8) : middle.y + unit * 4.4
  return (
    <g>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}M${from.x - dx} ${from.y - dy}l${dx * 2} ${dy * 2}M${to.x - dx} ${to.y - dy}l${dx * 2} ${dy * 2}`}
      />
      <text textAnchor={isUpright ? 'end' : 'middle'}>
        {lines.map((text, index) => (
          <tspan key={text} x={x} y={top + index * unit * 3.6}>
            {text}
          </tspan>
        ))}
      </text>
    </g>
  )
}
