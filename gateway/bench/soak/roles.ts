import { setTimeout as delay } from 'node:timers/promises';

/** A request that gets no answer is given up after this. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 30;

interface Answer {
  status: number;
  data: Record<string, unknown>;
}

/** What the callers have seen so far. */
export interface Tally {
  requests: number;
  /** 5xx other than 503 and 507, as `status method path`. */
  wrong: string[];
  unavailable: number;
  /** No answer at all: expected of a gateway that was killed under the request. */
  unanswered: number;
  acknowledged: number;
}

/** One value that one caller writes again and again: what is stored has to be the last that was acknowledged, or a later one. */
interface Register {
  read: () => Promise<number>;
  acknowledged: number;
  tried: number;
}

/** Three roles that read and write through whichever gateway is their turn. */
export class Roles {
  readonly tally: Tally = { requests: 0, wrong: [], unavailable: 0, unanswered: 0, acknowledged: 0 };
  readonly #created: string[] = [];
  readonly #registers: Register[] = [];
  #turn = 0;
  #isOver = false;
  #callers: Promise<void>[] = [];

  /** @param urls of the gateways, asked anew for each request, as a gateway that was killed comes back at another port */
  constructor(private readonly urls: () => string[]) {}

  /** Signs the three roles in and lets them work. */
  async start(admin: { email: string; password: string }): Promise<void> {
    const adminToken = await this.#signIn(admin);
    const company = {
      nome: 'Soak',
      nomeEmpresa: 'Soak Ltda',
      cnpj: '11222333000181',
      email: 'soak@exemplo.com',
      ativo: true,
    };
    const { temporaryPassword } = (await this.#must('POST', '/clients', adminToken, company)).data;
    const first = await this.#signIn({ email: company.email, password: String(temporaryPassword) });
    const password = 'segredo-do-soak';
    await this.#must('POST', '/identity/change-password', first, {
      currentPassword: temporaryPassword,
      newPassword: password,
    });
    const clientToken = await this.#signIn({ email: company.email, password });
    const own = (
      await this.#must('POST', '/candidates', clientToken, { name: 'Própria 0', email: 'propria@exemplo.com' })
    ).data;
    const form = (await this.#must('POST', '/candidates', clientToken, { name: 'Ficha 0', email: 'ficha@exemplo.com' }))
      .data;
    const access = { token: form['token'], password: form['password'] };
    const { token } = (await this.#must('POST', '/candidates/login', null, access)).data;
    const name = (id: unknown, prefix: string) => async () => {
      const { data } = await this.#must('GET', `/candidates/${String(id)}`, clientToken);
      return Number(String(data['name']).replace(`${prefix} `, ''));
    };
    this.#callers = [
      ...[1, 2, 3].map(() => this.#repeat(() => this.#ask('GET', '/candidates/admin?pageSize=50', adminToken))),
      ...[1, 2].map(() => this.#repeat(() => this.#ask('GET', '/candidates?pageSize=20', clientToken))),
      this.#write(name(own['id'], 'Própria'), (value) =>
        this.#ask('PUT', `/candidates/${String(own['id'])}`, adminToken, { name: `Própria ${value}` }),
      ),
      this.#write(name(form['id'], 'Ficha'), (value) =>
        this.#ask('PATCH', `/candidates/${String(form['id'])}/form-data`, String(token), {
          formData: { name: `Ficha ${value}` },
        }),
      ),
      this.#repeat(async (round) => {
        const email = `pessoa${round}@exemplo.com`;
        const { status } = await this.#ask('POST', '/candidates', clientToken, { name: `Pessoa ${round}`, email });
        if (status !== 201) return;
        this.tally.acknowledged += 1;
        this.#created.push(email);
        await delay(1_500); // A client may register 2,000 in an hour.
      }),
    ];
  }

  /** Lets the requests under way end. @returns how many acknowledged writes are not in store. */
  async stop(admin: { email: string; password: string }): Promise<number> {
    this.#isOver = true;
    await Promise.all(this.#callers);
    const token = await this.#signIn(admin);
    let lost = 0;
    for (const email of this.#created) {
      const { data } = await this.#must('GET', `/candidates/admin/all?search=${encodeURIComponent(email)}`, token);
      if (!Array.isArray(data) || data.length === 0) lost += 1;
    }
    for (const { read, acknowledged, tried } of this.#registers) {
      const stored = await read();
      if (!(stored >= acknowledged && stored <= tried)) lost += 1;
    }
    return lost;
  }

  async #write(read: () => Promise<number>, write: (value: number) => Promise<Answer>): Promise<void> {
    const register: Register = { read, acknowledged: 0, tried: 0 };
    this.#registers.push(register);
    await this.#repeat(async (round) => {
      register.tried = round;
      if ((await write(round)).status !== 200) return;
      register.acknowledged = round;
      this.tally.acknowledged += 1;
    });
  }

  async #repeat(act: (round: number) => Promise<unknown>): Promise<void> {
    for (let round = 1; !this.#isOver; round += 1) {
      await act(round);
      await delay(PAUSE_MS);
    }
  }

  async #signIn(credentials: object): Promise<string> {
    return String((await this.#must('POST', '/identity/login', null, credentials)).data['accessToken']);
  }

  /** For what has to work before and after: asks until it does. */
  async #must(method: string, path: string, token: string | null, body?: object): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#ask(method, path, token, body);
      if (answer.status >= 200 && answer.status < 300) return answer;
      if (attempt === 100) throw new Error(`${method} ${path} answers ${answer.status}`);
      await delay(100);
    }
  }

  async #ask(method: string, path: string, token: string | null, body?: object): Promise<Answer> {
    const urls = this.urls();
    const url = urls[(this.#turn += 1) % urls.length] ?? '';
    this.tally.requests += 1;
    try {
      const response = await fetch(`${url}/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { body: JSON.stringify(body) }),
      });
      const { status } = response;
      if (status === 503 || status === 507) this.tally.unavailable += 1;
      else if (status >= 500) this.tally.wrong.push(`${status} ${method} ${path}`);
      const answered = (await response.json()) as { data?: Record<string, unknown> };
      return { status, data: answered.data ?? {} };
    } catch {
      this.tally.unanswered += 1;
      return { status: 0, data: {} };
    }
  }
}
