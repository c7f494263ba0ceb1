import type { MeasureName, ProductMeasure } from '../../../shared/catalog/product-measure'
import { type Dimension, drawMeasures, type Outline } from './draw-measures'
import styles from './measures.module.css'

/** Front and side to the same scale, with their sizes; what it says stands beside it in words. */
export function MeasuresDrawing({ measures }: { measures: readonly ProductMeasure[] }) {
  const sizes = Object.fromEntries(measures.map(({ name, amount }) => [name, amount]))
  const drawing = drawMeasures(sizes as Partial<Record<MeasureName, number>>)
  if (!drawing) return null
  const { width, height, outlines, dimensions, unit } = drawing
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
        <DimensionLine key={dimension.name} {...dimension} unit={unit} />
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

/** A line between two points with its ends marked, and how long it is. */
function DimensionLine({ from, to, isUpright, cm, unit }: Dimension & { unit: number }) {
  const [dx, dy] = isUpright ? [unit, 0] : [0, unit]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return (
    <g>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}M${from.x - dx} ${from.y - dy}l${dx * 2} ${dy * 2}M${to.x - dx} ${to.y - dy}l${dx * 2} ${dy * 2}`}
      />
      <text
        x={isUpright ? middle.x - unit * 1.5 : middle.x}
        y={isUpright ? middle.y + unit : middle.y + unit * 4.4}
        textAnchor={isUpright ? 'end' : 'middle'}
      >
        {cm} cm
      </text>
    </g>
  )
}
