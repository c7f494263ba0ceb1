import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { CLOSE_UP, moveBy, type PictureView, type StagePoint, WHOLE, zoomAt } from './picture-view'

/** How far a finger moves before it wants the next picture, in pixels. */
const SWIPE = 60
const WHEEL_STEP = 1.2

/** Fingers, mouse and wheel on a picture: two enlarge it, one moves it or wants the next one. */
export function usePictureView(turn: (by: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<PictureView>(WHOLE)
  const fingers = useRef(new Map<number, StagePoint>())
  const start = useRef<StagePoint>({ x: 0, y: 0 })
  const sizeOf = (): StagePoint => {
    const { clientWidth: x = 0, clientHeight: y = 0 } = stage.current ?? {}
    return { x, y }
  }
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): StagePoint => {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  const zoom = (factor: number, at: StagePoint = { x: 0, y: 0 }) =>
    setView((last) => zoomAt(last, last.scale * factor, at, sizeOf()))

  return {
    stage,
    view,
    zoom,
    move: (by: StagePoint) => setView((last) => moveBy(last, by, sizeOf())),
    reset: () => setView(WHOLE),
    onStage: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, placeOf(event))
        start.current = placeOf(event)
      },
      onPointerMove(event: PointerEvent) {
        const last = fingers.current.get(event.pointerId)
        if (!last) return
        const now = placeOf(event)
        const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
        fingers.current.set(event.pointerId, now)
        if (!other) return setView((view) => moveBy(view, minus(now, last), sizeOf()))
        const factor = distance(now, other[1]) / Math.max(distance(last, other[1]), 1)
        zoom(factor, middle(now, other[1]))
      },
      onPointerUp(event: PointerEvent) {
        const isAlone = fingers.current.size === 1
        const moved = placeOf(event).x - start.current.x
        fingers.current.delete(event.pointerId)
        if (isAlone && view.scale === 1 && Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1)
      },
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoom(view.scale > 1 ? 0 : CLOSE_UP, placeOf(event)),
      onWheel: (event: WheelEvent) =>
        zoom(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, placeOf(event)),
    },
  }
}

function minus(one: StagePoint, other: StagePoint): StagePoint {
  return { x: one.x - other.x, y: one.y - other.y }
}

function middle(one: StagePoint, other: StagePoint): StagePoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function distance(one: StagePoint, other: StagePoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
