import { buffer } from 'node:stream/consumers';
import { chunked } from '../../../lib/chunked.js';
import type { CandidateRecord } from '../../candidates/candidatesModel.js';
import type { CandidateCredentials } from '../../candidates/writes/candidateCredentials.js';
import { newWorkbook } from '../../../spreadsheet/writing/newWorkbook.js';
import type { Cell } from '../../../spreadsheet/writing/cells.js';

const columns = [
  { heading: 'Nome', width: 30 },
  { heading: 'E-mail', width: 30 },
  { heading: 'Link', width: 50 },
  { heading: 'Senha', width: 14 },
  { heading: 'Mensagem', width: 80 },
];
const GROUP = 50;

/** A workbook with link, password and a ready message for each person, to send by other means than e-mail. */
export async function accessSheet(
  candidates: readonly CandidateRecord[],
  credentialsOf: (candidate: CandidateRecord) => CandidateCredentials,
  companyName: string | null,
): Promise<Buffer> {
  const from = companyName === null ? '' : ` de ${companyName}`;
  async function* rows(): AsyncGenerator<Cell[][]> {
    for (const some of chunked(candidates, GROUP)) {
      yield some.map((candidate) => {
        const { link, password } = credentialsOf(candidate);
        const message = `Olá, ${candidate.name}! Preencha seus dados de admissão${from} em ${link} com a senha ${password}.`;
        return [candidate.name, candidate.email, link, password, message];
      });
    }
  }
  return buffer(newWorkbook({ sheetName: 'Acessos', columns, rows: rows() }));
}
