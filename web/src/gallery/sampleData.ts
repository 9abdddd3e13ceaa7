export const longName = 'Maria Aparecida Conceição de Albuquerque Vasconcelos Figueiredo Cavalcanti Neto';

export const people = [
  {
    id: '1',
    name: 'Ana Beatriz Moreira',
    email: 'ana.moreira@example.com',
    company: 'Padaria Pão da Serra Ltda.',
    done: true,
  },
  {
    id: '2',
    name: longName,
    email: 'maria.aparecida.albuquerque.vasconcelos@correio.example.com.br',
    company: 'Construtora Horizonte Novo Empreendimentos S.A.',
    done: false,
  },
  { id: '3', name: 'João Pedro Siqueira', email: 'jp.siqueira@example.com', company: 'N/A', done: false },
  { id: '4', name: 'Rosângela Tavares', email: 'rosangela@example.com', company: 'Clínica Vida Plena', done: true },
  {
    id: '5',
    name: 'Luís Otávio Brandão',
    email: 'luis.brandao@example.com',
    company: 'Clínica Vida Plena',
    done: false,
  },
];
