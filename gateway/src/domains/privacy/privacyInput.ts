import { z } from 'zod';

export const acceptConsentInput = z.object({
  version: z.string('Informe a versão do termo.').min(1, 'Informe a versão do termo.').max(100, 'Versão desconhecida.'),
  textHash: z.string('Informe o texto aceito.').min(1, 'Informe o texto aceito.').max(200, 'Texto desconhecido.'),
});
