import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom as jest-environment-jsdom sets it up, with what jsdom lacks, from Node: the fetch interfaces, and what a database copies with. */
export default class FetchingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Headers, Request, Response, structuredClone });
  }
}
