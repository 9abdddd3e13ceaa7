/** A bar, or several side by side: its name, and a number under each key of a series; null for none. */
export interface FigureRow {
  key: string;
  name: string;
  [series: string]: string | number | null;
}

/** One kind of numbers. */
export interface FigureSeries {
  key: string;
  name: string;
}

export interface BarFigureProps {
  /** What the chart shows. */
  label: string;
  /** The height of the chart in pixels. */
  height: number;
  rows: readonly FigureRow[];
  series: readonly FigureSeries[];
  /** A number as people read it. */
  format: (value: number) => string;
}

/** The axis below the bars, in pixels. */
const AXIS_HEIGHT = 56;
/** The room of one bar with what is around it, and of two bars side by side, in pixels. */
const ROW_HEIGHT = 40;
const DOUBLE_ROW_HEIGHT = 52;

/** How high a chart of so many rows is, in pixels. */
export const chartHeight = (rows: number, series: number) =>
  AXIS_HEIGHT + rows * (series > 1 ? DOUBLE_ROW_HEIGHT : ROW_HEIGHT);
