import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom as jest-environment-jsdom sets it up, with the fetch interfaces that jsdom lacks, from Node. */
export default class FetchingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Headers, Request, Response });
  }
}
