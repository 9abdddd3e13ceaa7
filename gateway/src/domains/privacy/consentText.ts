import { createHash } from 'node:crypto';
import { CONSENT_VERSION } from '../candidates/consent.js';

export type ConsentLanguage = 'pt-BR' | 'en-US';

export interface ConsentSection {
  title: string;
  paragraphs: string[];
}

const declarations: Record<ConsentLanguage, string> = {
  'pt-BR': 'Li e aceito o tratamento dos meus dados pessoais para as finalidades descritas.',
  'en-US': 'I have read and accept the processing of my personal data for the purposes described.',
};

/** How the default of CONTROLLER_CONTACT begins; what an operator has set is said as it stands. */
const OFFICER = /^Encarregado de dados: /;

/** Whom candidates turn to, in the language of the page. */
export function contactIn(language: ConsentLanguage, controllerContact: string): string {
  return language === 'pt-BR' ? controllerContact : controllerContact.replace(OFFICER, 'Data protection officer: ');
}

type TextOf = (controllerContact: string) => ConsentSection[];

/** The Brazilian text is the one with legal force; the English one says the same. */
const texts: Record<ConsentLanguage, TextOf> = {
  'pt-BR': (controllerContact) => [
    {
      title: 'Finalidade',
      paragraphs: [
        'Seus dados pessoais são tratados para conduzir o processo seletivo e a admissão na empresa que convidou você: identificar você, avaliar sua candidatura, preparar o contrato de trabalho e cumprir as obrigações legais da contratação.',
        'Seus dados não são usados para publicidade nem para decisões tomadas apenas por sistemas automáticos.',
      ],
    },
    {
      title: 'Base legal',
      paragraphs: [
        'O tratamento se apoia no seu consentimento (Lei nº 13.709/2018 – LGPD, art. 7º, I, e art. 11, I), nos procedimentos preliminares a um contrato do qual você é parte (art. 7º, V) e, na admissão, no cumprimento de obrigações legais e regulatórias (art. 7º, II).',
      ],
    },
    {
      title: 'Dados coletados',
      paragraphs: [
        'São coletados seu nome, seu e-mail e as respostas que você der aos campos listados nesta página.',
        'Também são registrados a data, a hora, o endereço IP e o navegador deste aceite, como prova do consentimento.',
      ],
    },
    {
      title: 'Compartilhamento',
      paragraphs: [
        'Seus dados são acessados pela empresa que convidou você e pela equipe que administra este sistema em nome dela. Eles só são compartilhados com outros quando a lei exige, por exemplo com órgãos públicos na admissão.',
      ],
    },
    {
      title: 'Retenção',
      paragraphs: [
        'Seus dados são mantidos durante o processo seletivo e a admissão e, depois, pelo prazo exigido em lei. Encerrado o processo sem contratação, eles são excluídos quando deixam de ser necessários ou quando você pedir.',
      ],
    },
    {
      title: 'Seus direitos',
      paragraphs: [
        'Você pode, a qualquer momento e sem custo, confirmar a existência do tratamento, acessar, corrigir, receber em formato aberto ou pedir a exclusão dos seus dados, saber com quem foram compartilhados e revogar este consentimento (LGPD, art. 18).',
        'A revogação não torna ilegal o tratamento feito antes dela. Sem os dados obrigatórios, a admissão pode não ser possível. Você também pode apresentar reclamação à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      title: 'Contato do controlador',
      paragraphs: [`Para exercer seus direitos ou tirar dúvidas: ${controllerContact}.`],
    },
  ],
  'en-US': (controllerContact) => [
    {
      title: 'Purpose',
      paragraphs: [
        'Your personal data are processed to run the selection and admission process of the company that invited you: to identify you, assess your application, prepare the employment contract and meet the legal duties of hiring.',
        'Your data are not used for advertising, nor for decisions made by automated systems alone.',
      ],
    },
    {
      title: 'Legal basis',
      paragraphs: [
        'Processing rests on your consent (Brazilian Law 13.709/2018 – LGPD, art. 7, I, and art. 11, I), on steps preliminary to a contract to which you are a party (art. 7, V) and, on admission, on compliance with legal and regulatory duties (art. 7, II).',
      ],
    },
    {
      title: 'Data collected',
      paragraphs: [
        'Your name, your e-mail and your answers to the fields listed on this page are collected.',
        'The date, time, IP address and browser of this acceptance are also recorded, as proof of consent.',
      ],
    },
    {
      title: 'Sharing',
      paragraphs: [
        'Your data are accessed by the company that invited you and by the team that runs this system on its behalf. They are shared with others only where the law requires it, for instance with public bodies on admission.',
      ],
    },
    {
      title: 'Retention',
      paragraphs: [
        'Your data are kept during the selection and admission process and, afterwards, for as long as the law requires. If the process ends without hiring, they are deleted when no longer needed or when you ask.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'At any time and free of charge you may confirm that processing takes place, access, correct, receive in an open format or request deletion of your data, learn with whom they were shared, and withdraw this consent (LGPD, art. 18).',
        'Withdrawal does not make earlier processing unlawful. Without the required data, admission may not be possible. You may also complain to the Brazilian data protection authority (ANPD).',
      ],
    },
    {
      title: 'Contact of the controller',
      paragraphs: [`To exercise your rights or ask questions: ${controllerContact}.`],
    },
  ],
};

/** What is shown to accept. */
export interface ConsentText {
  version: string;
  sections: ConsentSection[];
  /** The sentence that the candidate ticks. */
  declaration: string;
  /** The data that are asked for. */
  fieldLabels: string[];
}

/** The text in force, with the data that are asked for. */
export function consentText(language: ConsentLanguage, controllerContact: string, fieldLabels: string[]): ConsentText {
  const [sections, declaration] = [texts[language](contactIn(language, controllerContact)), declarations[language]];
  return { version: CONSENT_VERSION, sections, declaration, fieldLabels };
}

/** SHA-256 of everything that is shown, so that the stored proof fits one text only. */
export function consentHash({ version, sections, declaration, fieldLabels }: ConsentText): string {
  const lines = sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
  return createHash('sha256')
    .update([version, ...lines, declaration, ...fieldLabels].join('\n'))
    .digest('hex');
}

export const consentLanguages = Object.keys(texts) as ConsentLanguage[];
