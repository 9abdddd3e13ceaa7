/**
 * A process that stops as the server does: what it is told by its parent is what its clock shows, and the stop takes until the
 * parent disconnects. It tells the parent of each signal that has not ended it.
 */
import { once } from 'node:events';
import { pino } from 'pino';
import { shutDownOnSignals } from '../src/server/process.js';

let clock = 0;
process.on('message', (milliseconds: number) => {
  clock = milliseconds;
  process.send?.('set');
});
const stop = async () => {
  await once(process, 'disconnect');
};
shutDownOnSignals(pino({ level: 'silent' }), stop, () => clock);
// Each of them is heard after what the server does about it.
process.on('SIGINT', () => process.send?.('outlived'));
process.on('SIGTERM', () => process.send?.('outlived'));
process.send?.('ready');
