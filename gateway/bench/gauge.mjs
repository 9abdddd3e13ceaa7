/**
 * Loaded into the built server before it starts (`node --import`), and by nothing else: answers on the socket
 * `BENCH_GAUGE` what the process has cost since it was last asked. The product knows nothing of it.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
// A reading takes the very process that is measured half a millisecond.
const SAMPLE_MS = 50;

// The embedded engine is a child process, which is not what is measured.
delete process.env.NODE_OPTIONS;

const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loop.enable();
let cpu = process.cpuUsage();
let peakRss = 0;
setInterval(() => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
}, SAMPLE_MS).unref();

createServer((_request, response) => {
  const rss = process.memoryUsage.rss();
  const { user, system } = process.cpuUsage(cpu);
  // The histogram holds the time from tick to tick, of which the resolution is no delay.
  const stallMs = loop.max / 1e6 - RESOLUTION_MS;
  response.end(JSON.stringify({ rss, peakRss: Math.max(peakRss, rss), cpuMs: (user + system) / 1000, stallMs }));
  cpu = process.cpuUsage();
  peakRss = 0;
  loop.reset();
})
  .listen(process.env.BENCH_GAUGE)
  .unref();
