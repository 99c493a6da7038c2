import { startFakeGoogle } from './fake-google.ts';

// `node main.ts [PORT] [QUERIES A DAY]`: prints its address and stays.
const [port = '0', queries = '30'] = process.argv.slice(2);
const fake = await startFakeGoogle({ port: Number(port), data: { queries: Number(queries) } });
process.stdout.write(`${JSON.stringify({ url: fake.url })}\n`);
