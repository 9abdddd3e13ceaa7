import { describeConnectionUrl } from './connectionUrl.js';

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
