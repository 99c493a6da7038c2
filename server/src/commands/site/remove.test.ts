import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runCommand } from '../../testing/run-command.ts';

/** Runs commands on a database for this test. */
function commandsOn(name: string) {
	const environment = { DATABASE_URL: `sqlite:${folder}/${name}.db` };
	const run = (words: string) => runCommand(words.split(' '), environment);
	return { run, json: async (words: string) => JSON.parse((await run(`${words} --json`)).output) };
}

/** A dozen commands, each of which opens the database; a busy machine takes its time. */
const longestMs = 180_000;

test('a removed site comes back to its account from its export', {
	timeout: longestMs,
}, async () => {
	const { run, json } = commandsOn('back');
	const site = await json('site add --domain rye.example --search-engines google_us');
	await run('site add --domain rolls.example');
	await run('keywords add --site rye.example rye');
	const file = join(folder, 'rye.ndjson');
	const refused = await run(`site remove --site rye.example --export ${file}`);
	expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining('Add --yes') });
	const removed = await json(`site remove --site rye.example --export ${file} --yes`);
	expect(removed).toMatchObject({ domain: 'rye.example', rows: 2, export: file });
	expect(await json('site list')).toMatchObject([{ domain: 'rolls.example' }]);
	// The domain is free again.
	await run('site add --domain rye.example');
	expect(await run(`import ${file}`)).toMatchObject({
		code: 2,
		errors: expect.stringContaining('already has the site with domain “rye.example”'),
	});
	await run('site remove --site rye.example --export none --yes');
	await run(`import ${file}`);
	expect(await json('site list')).toMatchObject([
		{ domain: 'rolls.example' },
		{ ...site, active_keywords_count: 1 },
	]);
});

test('an existing file is not overwritten, and nothing is removed then', async () => {
	const { run, json } = commandsOn('kept');
	const { site_global_key: key } = await json('site add --domain rye.example');
	await run('site remove --site rye.example --yes');
	expect(await readFile(join(folder, `plumbline-${key}.ndjson`), 'utf8')).toContain('rye.example');
	await json('site add --domain rolls.example');
	const file = join(folder, `plumbline-${key}.ndjson`);
	expect(await run(`site remove --site rolls.example --yes --export ${file}`)).toMatchObject({
		code: 2,
		errors: expect.stringContaining('already exists'),
	});
	expect(await json('site list')).toMatchObject([{ domain: 'rolls.example' }]);
});

test('an account is removed with its keys and sites, and its export restores it', async () => {
	const { run, json } = commandsOn('account');
	await run('account create --name Bakery');
	await run('key create --account Bakery');
	await run('site add --account Bakery --domain rye.example');
	const file = join(folder, 'bakery.ndjson');
	const words = `account remove --account Bakery --yes --export ${file}`;
	expect(await json(words)).toMatchObject({ account: 'Bakery', sites: 1, export: file });
	expect(await json('account list')).toEqual([]);
	expect(await json('key list')).toEqual([]);
	await run(`import ${file}`);
	expect(await json('account list')).toMatchObject([{ name: 'Bakery', sites: 1, api_keys: 1 }]);
	expect(await json('site list')).toMatchObject([{ domain: 'rye.example' }]);
});
