import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runCommand } from '../../testing/run-command.ts';

const commandsOn = (name: string) => (words: string) =>
	runCommand(words.split(' '), { DATABASE_URL: `sqlite:${folder}/${name}.db` });

test('exported accounts and tables can be imported elsewhere', async () => {
	const [here, there] = [commandsOn('here'), commandsOn('there')];
	const facts = join(folder, 'facts.csv');
	await writeFile(facts, 'date,keyword,rank\n2026-11-01,=rye,9\n2026-11-02,=rye,3\n');
	await here('site add --domain example.com --search-engines google_us');
	await here(`import ${facts}`);

	const all = await here('export');
	expect(all.errors).toMatch(/^1 accounts, \d+ rows\. Credentials of sources are left out/);
	const file = join(folder, 'all.ndjson');
	await writeFile(file, all.output);
	expect(await there(`import ${file}`)).toMatchObject({
		code: 0,
		output: expect.stringMatching(/^Imported 1 accounts with 1 sites and 1 keywords/),
	});
	const table = await there('export --site example.com --search-engine google_us --excel');
	expect(table.output).toMatch(/^date,keyword,rank,.*\r\n2026-11-01,'=rye,9,/);
	expect(table.output).toBe((await here('export --format csv --excel')).output);
});

test.each([
	['export --format pdf', /“pdf” is not a format\. Write ndjson or csv/],
	['export --account Nobody', /there is no “Nobody”/],
	['export --format csv', /There are no sites yet/],
])('%s says what to do', async (words, message) => {
	const { code, errors } = await commandsOn('empty')(words);
	expect(code).toBe(2);
	expect(errors).toMatch(message);
});
