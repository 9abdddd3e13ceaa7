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
  /** In pixels. */
  height: number;
  rows: readonly FigureRow[];
  series: readonly FigureSeries[];
  /** A number as people read it. */
  format: (value: number) => string;
}

/** How high a chart of so many bars is, in pixels. */
export const chartHeight = (rows: number, series: number) => 56 + rows * (series > 1 ? 52 : 40);
