import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../../../database/open-database.ts';
import { testApp } from '../../../testing/app.ts';
import { onEachEngineUrl } from '../../../testing/database.ts';
import { rankingsPath } from '../../../testing/rankings-app.ts';
import { folder, runCommand } from '../../../testing/run-command.ts';

const exported = zipSync({
	'Suchanfragen.csv': strToU8(
		'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position\nroggenbrot,30,"1.200","2,5 %","4,4"\n=brot,0,10,0 %,63\n',
	),
	'Seiten.csv': strToU8('Die häufigsten Seiten,Klicks,Impressionen,CTR,Position\n'),
	'Diagramm.csv': strToU8(
		'Datum,Klicks,Impressionen,CTR,Position\n2026-10-01,10,400,"2,5 %",5\n2026-10-31,25,900,"2,8 %",5\n',
	),
	'Filter.csv': strToU8('Filter,Wert\nSuchtyp,Web\nDatum,Letzte 3 Monate\n'),
});

onEachEngineUrl(
	'an export gives an empty database its first rankings in two commands',
	async (url) => {
		const run = async (words: string) => runCommand(words.split(' '), { DATABASE_URL: url });
		const file = join(folder, 'example.com-Performance-on-Search.zip');
		await writeFile(file, exported);

		await run('site add --domain example.com');
		const imported = await run(`import ${file}`);
		expect(imported).toMatchObject({
			code: 0,
			output: expect.stringContaining('4 facts of 2 keywords'),
		});

		const { keywords } = JSON.parse((await run('rankings --json')).output);
		expect(keywords).toMatchObject([
			{ keyword: 'roggenbrot', rank: 4 },
			{ keyword: '=brot', rank: 63 },
		]);

		const { api_key } = JSON.parse(
			(await run('key create --account default --scopes read --json')).output,
		);
		const [site] = JSON.parse((await run('site list --json')).output);
		const database = await openDatabase(url);
		onTestFinished(() => database.destroy());
		const { app } = await testApp({ database });
		const answer = await app.inject({
			url: rankingsPath,
			headers: { authorization: `Bearer ${api_key}` },
			query: {
				site_global_key: site.site_global_key,
				search_engine_global_key: 'google',
				date_from: '2026-10-01',
				date_to: '2026-10-31',
				details: 'true',
			},
		});
		expect(answer.json().keywords).toMatchObject([
			{
				keyword: 'roggenbrot',
				rank: 4,
				webmaster_metrics: { impressions: 1200, clicks: 30, ctr: 0.025, average_position: 4.4 },
				rank_source: 'search_console_export',
				rank_date: '2026-10-31',
			},
			{ keyword: '=brot', rank: 63 },
		]);
	},
);
