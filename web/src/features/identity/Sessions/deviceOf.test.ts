import { deviceOf } from './deviceOf';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0 Safari/537.36 Edg/147.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/147.0 Safari/537.36 OPR/120.0', 'Opera', 'Windows'],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) SamsungBrowser/29.0 Chrome/136 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/147.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/147 Mobile Safari/604.1', 'Chrome', 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) Version/19.0 Safari/605.1', 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/147.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('reads %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
