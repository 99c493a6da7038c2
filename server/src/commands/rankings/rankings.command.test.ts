import { expect, test } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

test('prints rankings as a table with trends, or as the API answers them', async () => {
	await runCommand(['demo']);
	const run = async (words: string) => (await runCommand(words.split(' '))).output;
	const shown = await run('rankings --site bakery.example --sort rank --limit 5');
	const [title, , head, ...lines] = shown.trimEnd().split('\n');
	expect(title).toMatch(
		/^bakery\.example on google_us, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d, by week$/,
	);
	expect(head).toMatch(/rank +change +keyword +trend +visits/);
	expect(lines).toHaveLength(5);
	expect(lines.every((line) => /^ +\d+ .* +[▁-█·]{13,14} +\d+$/.test(line))).toBe(true);
	const ranks = lines.map((line) => Number.parseInt(line, 10));
	expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
	const week = await run('rankings --site bakery.example --days 7 --to 2026-11-02');
	expect(week).toContain('2026-10-27 to 2026-11-02, by day');
	const dates = '--from 2026-01-01 --to 2026-03-31';
	const json = await run(
		`rankings --site sample-site-2 --search-engine google_japan --group うつわ ${dates} --json`,
	);
	expect(JSON.parse(json)).toMatchObject({
		meta: { search_engine_global_key: 'google_jp', groups: ['うつわ'], granularity: 'weekly' },
		keywords: [{ keyword: expect.any(String) }, {}, {}],
	});
});

test('reports a site without engines and wrong arguments, with the remedy', async () => {
	const environment = { DATABASE_URL: `sqlite:${folder}/empty.db` };
	await runCommand(['site', 'add', '--domain', 'example.com'], environment);
	const { code, errors } = await runCommand(['rankings'], environment);
	expect(code).toBe(2);
	expect(errors).toMatch(/tracks no search engine yet.*site set --site example\.com/);
	await runCommand(['site', 'set', '--search-engines', 'google_us'], environment);
	const wrong = async (...words: string[]) =>
		(await runCommand(['rankings', ...words], environment)).errors;
	expect(await wrong('--sort', 'luck')).toMatch(/--sort: .*Allowed: visits/);
	expect(await wrong('--search-engine', 'bing_us')).toMatch(/does not track “bing_us”/);
	expect(await wrong('--from', '2026-02-30')).toMatch(/--from: /);
	expect(await wrong('--days', '0')).toMatch(/--days: “0” is not a number of days. Write 1 to/);
	expect(await wrong('--days', '7', '--from', '2026-03-01')).toMatch(/Give one/);
	expect(await wrong('--from', '2026-03-01', '--to', '2026-02-01')).toMatch(
		/--from: 2026-03-01 is after --to, 2026-02-01/,
	);
	const { output } = await runCommand(['rankings'], environment);
	expect(output).toMatch(/has no keywords yet.*keywords add --site example\.com/s);
	expect((await callCommand(['rankings'])).errors).toMatch(/There are no sites yet/);
});
