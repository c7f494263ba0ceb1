import {
  type MeasureName,
  OUTLINE_GRID,
  type ProductMeasure,
  type ProductOutline,
} from '../../../shared/catalog/product-measure'
import { type Dimension, drawMeasures, type Outline } from './draw-measures'
import styles from './measures.module.css'

interface MeasuresDrawingProps {
  /** Each with its size in the words of the store. */
  measures: readonly (ProductMeasure & { text: string })[]
  outline?: ProductOutline | undefined
}

/** Front and side to the same scale, with their sizes. */
export function MeasuresDrawing({ measures, outline }: MeasuresDrawingProps) {
  const sizes = Object.fromEntries(measures.map(({ name, amount }) => [name, amount]))
  const drawing = drawMeasures(sizes as Partial<Record<MeasureName, number>>, outline)
  if (!drawing) return null
  const { width, height, outlines, dimensions, unit } = drawing
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={unit / 4}
      fontSize={unit * 3.2}
      aria-hidden="true"
    >
      {outlines.map((seen) => (
        <OutlineShape key={`${seen.x} ${seen.y}`} {...seen} />
      ))}
      {dimensions.map((dimension) => (
        <DimensionLine
          key={dimension.name}
          {...dimension}
          {...measures.find(({ name }) => name === dimension.name)}
          unit={unit}
        />
      ))}
    </svg>
  )
}

function OutlineShape({ x, y, width, height, isRound, lines, path }: Outline) {
  if (path) {
    const scale = `${width / OUTLINE_GRID} ${height / OUTLINE_GRID}`
    return (
      <path
        className={styles.outline}
        d={path}
        transform={`translate(${x} ${y}) scale(${scale})`}
      />
    )
  }
  return (
    <>
      <rect {...{ x, y, width, height }} rx={isRound ? width / 2 : Math.min(width, height) / 64} />
      {lines.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </>
  )
}

interface DimensionLineProps extends Dimension {
  /** What is measured. */
  label?: string
  /** How long it is. */
  text?: string
  unit: number
}

/** A line between two points with its ends marked, what it measures, and how long it is. */
function DimensionLine({ from, to, isUpright, label = '', text = '', unit }: DimensionLineProps) {
  const [dx, dy] = isUpright ? [unit, 0] : [0, unit]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  // Beside an upright line there is room for a word, below the others for a sentence.
  const lines = isUpright ? [...label.split(' '), text] : [`${label} ${text}`]
  const x = isUpright ? middle.x - unit * 1.5 : middle.x
  const top = isUpright ? middle.y + unit * (3.2 - lines.length * 2) : middle.y + unit * 4.6
  return (
    <g>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}M${from.x - dx} ${from.y - dy}l${dx * 2} ${dy * 2}M${to.x - dx} ${to.y - dy}l${dx * 2} ${dy * 2}`}
      />
      <text textAnchor={isUpright ? 'end' : 'middle'}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} y={top + index * unit * 4}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}
