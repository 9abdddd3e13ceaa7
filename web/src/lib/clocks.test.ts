/** The clock of each language: of 24 hours in Portuguese, of 12 in English. */
import { clocksIn, clockOf } from '../testing/clocks';
import * as days from './days';
import * as moments from './moments';

type Counting = 'formatCount' | 'dayOf' | 'daysBetween' | 'addDays';
type Formatter = Exclude<keyof typeof moments | keyof typeof days, Counting>;

/** All that writes moments and days for people: one that is added does not compile until it stands here. */
const formatters: Record<Formatter, (moment: Date, language: string) => string> = {
  formatDay: (moment, language) => moments.formatDay(moment.toISOString(), language),
  formatTime: (moment, language) => moments.formatTime(moment, language),
  formatMoment: (moment, language) => moments.formatMoment(moment.toISOString(), language),
  relativeDay: (moment, language) => days.relativeDay(moment.toISOString(), language, moment),
  formatDayOnly: (moment, language) => days.formatDayOnly(days.dayOf(moment), language),
};
const withTime: Formatter[] = ['formatTime', 'formatMoment'];

describe.each(['pt-BR', 'en-US'] as const)('in %s', (language) => {
  test.each(Object.entries(formatters))('%s writes every hour by the one clock of the language', (name, format) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const clocks = clocksIn(format(new Date(2026, 0, 5, hour, 7), language));
      expect(clocks).toHaveLength(withTime.includes(name as Formatter) ? 1 : 0);
      for (const clock of clocks) expect(clock).toMatch(clockOf[language]);
    }
  });
});

test('midnight, noon and the afternoon are those of the clock', () => {
  const times = (language: string) =>
    [0, 12, 15].map((hour) => clocksIn(moments.formatTime(new Date(2026, 0, 5, hour, 7), language))[0]);
  expect(times('pt-BR')).toEqual(['00:07', '12:07', '15:07']);
  expect(times('en-US')).toEqual(['12:07 AM', '12:07 PM', '03:07 PM']);
});
