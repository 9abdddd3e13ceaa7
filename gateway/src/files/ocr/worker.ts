import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM } from 'tesseract.js';

/** A JPEG whose print is to be read. */
export interface OcrTask {
  image: Uint8Array;
}

/** The model of Portuguese that the package brings, the small one of its two. */
const languageData = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
  '4.0.0_best_int',
);

let recogniser: ReturnType<typeof createWorker> | undefined;

/** What the process does that reads print (readPrint.ts): the text of an image, line by line. */
export default async function textOf({ image }: OcrTask): Promise<string> {
  // With the path of its data and without a cache it neither downloads nor writes anything.
  recogniser ??= createWorker('por', OEM.LSTM_ONLY, { langPath: languageData, gzip: true, cacheMethod: 'none' });
  const { data } = await (await recogniser).recognize(Buffer.from(image));
  return data.text;
}
