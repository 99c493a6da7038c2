import { expect, test } from 'vitest';
import { runCommand } from '../../testing/run-command.ts';

test('pages of some days are compared, or the reason is given', async () => {
	await runCommand(['demo']);
	const start = ['pages', '--site', 'bakery.example', '--search-engine', 'google_us'];
	const pages = (words: string) => runCommand([...start, ...words.split(' ')]);

	const compared = await pages('--days 28 --compare before --limit 3');
	expect(compared.output).toMatch(/^clicks +change +impressions/);
	expect(compared.output).toMatch(/^ *\d+ +[+-]\d+ /m);
	expect(compared.errors).toMatch(/Compared with \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\./);

	const alone = await pages('--days 364 --compare year --limit 3');
	expect(alone.output).toMatch(/^clicks +impressions/);
	expect(alone.errors).toMatch(
		/Not compared with .*: 364 of 364 days are complete, and \d+ of 364 then\./,
	);

	const folder = await runCommand([...start, '--segment', 'folder:/bread -query:rye']);
	expect(folder.output).toMatch(/\/bread/);
	expect(folder.output.split('\n').slice(1).join('')).not.toMatch(/\.example\/(?!bread)/);
	expect(folder.errors).toMatch(/Only folder:\/bread -query:rye\.\n.*does not disclose/);
	const faulty = await runCommand([...start, '--segment', 'page~(']);
	expect([faulty.code, faulty.errors]).toEqual([2, expect.stringMatching(/--segment: “page~\(”/)]);

	const { code, errors } = await pages('--days 7 --from 2026-10-01');
	expect([code, errors]).toEqual([2, expect.stringMatching(/--days and --from.*Give one/)]);
	expect((await pages('--compare best')).errors).toMatch(/--compare: .*before, year/);
});
