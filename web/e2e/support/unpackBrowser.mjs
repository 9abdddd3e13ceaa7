/** Once per test run, before any worker needs it: two that unpack the browser at once would start half of it. Plain JavaScript, as jest does not compile ES modules here. */
import packagedChromium from '@sparticuz/chromium';

export default async function setUp() {
  await packagedChromium.executablePath();
}
