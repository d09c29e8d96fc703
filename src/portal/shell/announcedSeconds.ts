const ANNOUNCED = [10, 30, 60] as const

/** Threshold to announce to assistive technologies: 60, 30 then 10 seconds only, every second would be noise. */
export const announcedSeconds = (seconds: number): number | undefined =>
  ANNOUNCED.find((threshold) => seconds <= threshold)
