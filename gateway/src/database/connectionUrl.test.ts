import { describeConnectionUrl, withDatabase } from './connectionUrl.js';

it('shows the hosts only, whatever the user and the password are', () => {
  const hosts = (url: string): string => describeConnectionUrl(url).hosts;
  expect(hosts('mongodb://db:27017')).toBe('db:27017');
  expect(hosts('mongodb://ana:s3cret@db1:27017,db2:27017/esteira?replicaSet=rs0')).toBe('db1:27017,db2:27017');
  expect(hosts('mongodb+srv://ana:s3cret@cluster.example.net/')).toBe('cluster.example.net');
  expect(hosts('mongodb://ana:unescaped@s3cret@db/esteira')).toBe('db');
  expect(hosts('nonsense')).toBe('nonsense');
});

it('tells whether the database, credentials and options are named', () => {
  expect(describeConnectionUrl('mongodb://db:27017/?w=1&authSource=admin')).toMatchObject({
    hasDatabase: false,
    hasCredentials: false,
    options: new Set(['w', 'authsource']),
  });
  expect(describeConnectionUrl('mongodb://ana:x@db/hr')).toMatchObject({ hasDatabase: true, hasCredentials: true });
  expect(describeConnectionUrl('mongodb://%2Ftmp%2Fmongo.sock/hr')).toMatchObject({ hasDatabase: true });
});

it.each([
  ['mongodb://db', 'mongodb://db/esteira'],
  ['mongodb://db:27017/', 'mongodb://db:27017/esteira'],
  ['mongodb://ana:a%2Fb@one,two:27018?replicaSet=rs', 'mongodb://ana:a%2Fb@one,two:27018/esteira?replicaSet=rs'],
  ['mongodb+srv://db.example.com/?tls=true&a=b/c', 'mongodb+srv://db.example.com/esteira?tls=true&a=b/c'],
  [
    'mongodb://%2Ftmp%2Fmongo.sock/?directConnection=true',
    'mongodb://%2Ftmp%2Fmongo.sock/esteira?directConnection=true',
  ],
])('names a database in %s', (url, named) => {
  expect(withDatabase(url, 'esteira')).toBe(named);
});
