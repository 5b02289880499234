/** How wide a drawing is shown, so that it can choose a composition for a phone or for a desk. */
import type { RefObject } from 'preact'
import { useContext, useLayoutEffect, useState } from 'preact/hooks'
import { PageContext } from './slot.tsx'

/** The width of the element in CSS pixels, kept up to date; 0 before the first layout. */
export function useWidth(of: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    setWidth(Math.round(element.getBoundingClientRect().width))
    const observer = new ResizeObserver((entries) => setWidth(Math.round(entries[0]?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}

/** Up to this width (44rem, as in the boards' style sheets) everything stands in one column. */
const PHONE = 704

/** Whether everything stands in one column: as the page has it, else as narrow as the element is. */
export function usePhone(of: RefObject<Element | null>): boolean {
  const page = useContext(PageContext)
  const width = useWidth(of)
  return page ? page.narrow : width > 0 && width <= PHONE
}

/** Width over height from which an upright page is hardly higher than wide. */
const LOW = 0.72

/** Whether the element fills an upright page that is hardly higher than wide, as on a small phone or a tablet. */
export function useLow(of: RefObject<Element | null>): boolean {
  const page = useContext(PageContext)
  const [low, setLow] = useState(false)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect()
      setLow(height > 0 && width / height > LOW)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  // Elsewhere the height follows from the drawing.
  return page !== null && low
}
