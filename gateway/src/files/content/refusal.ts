import { DomainError, type ErrorCode } from '../../lib/errors.js';

/** Why a file is not taken, each with what the sender reads and the code of the failure. */
const refusals = {
  EMPTY: ['INVALID', 'O arquivo está vazio. Escolha outro arquivo ou fotografe novamente.'],
  TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'O arquivo passa de 15 MB. Envie uma foto ou um PDF menor.'],
  NOT_A_DOCUMENT: ['INVALID', 'O arquivo não é uma foto nem um PDF. Envie uma foto (JPEG, PNG ou WebP) ou um PDF.'],
  SVG: ['INVALID', 'Arquivos SVG não são aceitos. Envie uma foto (JPEG, PNG ou WebP) ou um PDF.'],
  HEIC: [
    'INVALID',
    'Fotos no formato HEIC não podem ser abertas. No iPhone, escolha Ajustes > Câmera > Formatos > Mais compatível e ' +
      'fotografe novamente, ou envie a foto como JPEG.',
  ],
  KIND_NOT_ACCEPTED: ['INVALID', 'Este documento não aceita esse tipo de arquivo.'],
  TOO_MANY_PIXELS: ['INVALID', 'A imagem tem pontos demais para ser aberta. Envie uma foto de até 50 megapixels.'],
  ANIMATED: ['INVALID', 'A imagem tem mais de um quadro. Envie uma foto comum, sem animação.'],
  DAMAGED_IMAGE: ['INVALID', 'A imagem está incompleta ou danificada. Envie a foto novamente.'],
  DAMAGED_PDF: [
    'INVALID',
    'O PDF está danificado ou não segue o padrão, e não pode ser conferido. Gere o PDF novamente ou envie uma foto.',
  ],
  ENCRYPTED_PDF: ['INVALID', 'O PDF é protegido por senha. Envie uma cópia sem senha.'],
  ACTIVE_PDF: [
    'INVALID',
    'O PDF contém scripts ou ações automáticas, que não são aceitos. Use "Imprimir como PDF" e envie o novo arquivo.',
  ],
  PDF_WITH_ATTACHMENTS: [
    'INVALID',
    'O PDF contém arquivos anexados, que não são aceitos. Use "Imprimir como PDF" e envie o novo arquivo.',
  ],
  TOO_MANY_PAGES: ['INVALID', 'O PDF tem mais de 20 páginas. Envie apenas as páginas do documento.'],
  TOO_COMPLEX: ['INVALID', 'O arquivo é complexo demais para ser conferido. Envie uma foto ou um PDF mais simples.'],
  VIRUS: ['INVALID', 'O antivírus recusou o arquivo. Envie outro arquivo.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

/** The cause of a refusal. */
export type RefusalReason = keyof typeof refusals;

/** A file that is not taken because of what is in it: a failure of the input field `file`. */
export class ContentRefusal extends DomainError {
  constructor(
    readonly reason: RefusalReason,
    options: { cause?: unknown } = {},
  ) {
    const [code, message] = refusals[reason];
    super(code, message, { details: [{ field: ['file'], message, code }], cause: options.cause });
    this.name = 'ContentRefusal';
  }
}
