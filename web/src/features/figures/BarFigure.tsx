import { Bar, BarChart, CartesianGrid, LabelList, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { truncate } from '../../lib/truncate';
import { color } from '../../theme/tokens';
import type { BarFigureProps } from './figureRows';

/** Room for the names of the bars, in pixels. */
const NAMES_WIDTH = 128;
/** What fits there in two lines. The table beside the chart has the whole name, and so has what is said of a bar. */
const MAX_CHARACTERS = 24;
const fills = [color.accent, color.borderStrong];
const text = { fill: color.textMuted, fontSize: 12 };

/**
 * Bars that lie, each with its name before and its number behind. The arrow keys go from bar to bar, and the numbers are
 * said; the table beside the chart has all of them.
 */
export default function BarFigure({ label, height, rows, series, format }: BarFigureProps) {
  const asText = (value: unknown) => (typeof value === 'number' ? format(value) : '');
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 480, height }}>
      <BarChart accessibilityLayer layout="vertical" data={[...rows]} title={label} margin={{ right: 48 }}>
        <CartesianGrid horizontal={false} stroke={color.border} />
        <XAxis type="number" tick={text} tickFormatter={asText} allowDecimals={false} stroke={color.border} />
        <YAxis
          type="category"
          dataKey="name"
          width={NAMES_WIDTH}
          tick={text}
          tickFormatter={(name: string) => truncate(name, MAX_CHARACTERS)}
          interval={0}
          stroke={color.border}
        />
        <Tooltip
          cursor={{ fill: color.surfaceHover }}
          formatter={asText}
          contentStyle={{ background: color.surfaceRaised, borderColor: color.border, color: color.text }}
          itemStyle={{ color: color.text }}
        />
        {series.length > 1 && (
          // In the order of the bars, and not in that of the alphabet.
          <Legend itemSorter={null} formatter={(name: string) => <span style={{ color: color.text }}>{name}</span>} />
        )}
        {series.map(({ key, name }, place) => (
          <Bar key={key} dataKey={key} name={name} fill={fills[place % fills.length]} isAnimationActive={false}>
            <LabelList dataKey={key} position="right" fill={color.text} fontSize={12} formatter={asText} />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
