import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runCommand } from '../../../testing/run-command.ts';

let sites = 0;

async function imported(text: string | Uint8Array, ...words: string[]) {
	const environment = { DATABASE_URL: `sqlite:${folder}/tracker-${++sites}.db` };
	const run = (...words: string[]) => runCommand(words, environment);
	await run('site', 'add', '--domain', 'example.com', '--search-engines', 'google_us');
	const file = join(folder, `positions-${sites}.csv`);
	await writeFile(file, text);
	return run('import', file, '--json', ...words);
}

const semrush =
	'Keyword,Position,Previous position,Search Volume,Keyword Difficulty,CPC,URL,Traffic,Timestamp,Position Type\nrye bread,3,4,880,34,1.37,https://example.com/rye,80,2026-11-20,Organic\nrye bread,19,0,880,34,1.37,https://example.com/old,1,2026-11-20,Organic\n=1+1,7,7,10,1,0,https://example.com/,0,2026-11-20,Organic\n';
const ahrefs = Buffer.from(
	'\ufeffKeyword\tVolume\tKD\tCPC\tCurrent position\tCurrent URL\nrye bread\t900\t12\t0.4\t3\thttps://example.com/rye\n',
	'utf16le',
);
const sistrix = 'Keyword;Position;URL;Suchvolumen\nroggenbrot;3;https://example.com/rye;900\n';

test.each([
	['Semrush', semrush, [], { ranks: 2, search_volumes: 2 }, 1],
	['Ahrefs', ahrefs, ['--to', '2026-11-20'], { ranks: 1, search_volumes: 1 }, 0],
	['Sistrix', sistrix, ['--to', '2026-11-20'], { ranks: 1, search_volumes: 1 }, 0],
])(
	'positions of %s are ranks of a day, the best page first',
	async (_name, text, words, facts, repeated) => {
		const { output } = await imported(text, '--search-engine', 'google_de', ...words);
		expect(JSON.parse(output)).toMatchObject({
			format: 'rank-tracker',
			search_engine_global_keys: ['google_de'],
			facts: { ...facts, search_days: 0 },
			date_from: '2026-11-20',
			date_to: '2026-11-20',
			repeated_lines: repeated,
			warnings: expect.arrayContaining([expect.stringMatching(/by a rank tracker/)]),
		});
	},
);

test.each([
	[semrush, [], /--search-engine|which search engine/],
	[sistrix, ['--search-engine', 'google_de'], /of which day.*--to/],
	[
		sistrix.replace(';3;', ';6.3;'),
		['--search-engine', 'google_de', '--to', '2026-11-20'],
		/“6\.3” is not a whole number/,
	],
])('positions without country or day are not guessed', async (text, words, message) => {
	const { code, errors } = await imported(text, ...words);
	expect(code).toBe(2);
	expect(errors).toMatch(message);
});
