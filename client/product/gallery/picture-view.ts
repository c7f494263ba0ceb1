/**
 * How a picture is looked at: how many times its own size, and how far it was moved from the
 * middle, in pixels.
 */
export interface PictureView {
  scale: number
  x: number
  y: number
}

/** A place beside the middle of the stage, or the size of the stage, in pixels. */
export interface StagePoint {
  x: number
  y: number
}

export const WHOLE: PictureView = { scale: 1, x: 0, y: 0 }
/** How much larger a picture is that was pressed twice. */
export const CLOSE_UP = 2.5
const MAX_SCALE = 4

/** The picture enlarged or made smaller so that what lies under a point stays there. */
export function zoomAt(
  view: PictureView,
  scale: number,
  at: StagePoint,
  stage: StagePoint,
): PictureView {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE)
  const ratio = next / view.scale
  const x = at.x - (at.x - view.x) * ratio
  const y = at.y - (at.y - view.y) * ratio
  return withinStage({ scale: next, x, y }, stage)
}

/** The picture moved, no further than its edge. */
export function moveBy(view: PictureView, by: StagePoint, stage: StagePoint): PictureView {
  return withinStage({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)
}

function withinStage({ scale, x, y }: PictureView, stage: StagePoint): PictureView {
  return {
    scale,
    x: clamp(x, ((scale - 1) * stage.x) / 2),
    y: clamp(y, ((scale - 1) * stage.y) / 2),
  }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most) || 0
}
