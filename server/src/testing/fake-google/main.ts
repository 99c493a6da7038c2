import { createInterface } from 'node:readline';
import { objectOf, textOf } from '../../sources/json-values.ts';
import { startFakeGoogle } from './fake-google.ts';
import { type FakeFailureName, fakeFailures } from './google-errors.ts';

// `npm run ts -- server/src/testing/fake-google/main.ts [PORT] [QUERIES A DAY]` prints its address and stays. A line on standard input such
// as {"failure":"quotaExceeded","path":"/query","times":2} orders failures.
const [port = '0', queries = '30'] = process.argv.slice(2);
const fake = await startFakeGoogle({ port: Number(port), data: { queries: Number(queries) } });
process.stdout.write(`${JSON.stringify({ url: fake.url })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
	const { failure, path, times } = objectOf(JSON.parse(line));
	const name = failureNamed(textOf(failure));
	fake.fail(name, { path: textOf(path) || '/', times: Number(times ?? 1) });
});

function failureNamed(name: string): FakeFailureName {
	if (name === 'slow' || name === 'hangUp') return name;
	// The check is the proof that the type asks for.
	if (name in fakeFailures) return name as FakeFailureName;
	throw new Error(`There is no failure “${name}”: ${Object.keys(fakeFailures).join(', ')}.`);
}
