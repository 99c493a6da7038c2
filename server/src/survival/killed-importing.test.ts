import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { openDatabase } from '../database/open-database.ts';
import { formatDay } from '../facts/day.ts';
import { rollups } from '../facts/roll-up.store.ts';
import { onEachEngineUrl } from '../testing/database.ts';
import { monthsAndSums, storedContent } from '../testing/facts/stored-content.ts';
import { seeded } from '../testing/fake-google/shown-queries.ts';
import { importKills } from './kills.ts';
import { startVictim } from './victim.ts';

const program = new URL('../main.ts', import.meta.url);
const [keywords, days] = [200, 60];

/** A file with the same number in every cell. */
function csvOf(number: number): string {
	const header =
		'date,keyword,rank,url,visits,conversions,revenue,impressions,clicks,average_position';
	const rows = Array.from({ length: keywords * days }, (_, index) => {
		const day = formatDay(20_700 + (index % days));
		const keyword = Math.floor(index / days);
		const page = `https://bakery.example/${keyword}`;
		return `${day},keyword ${keyword},${number},${page},${number},${number},${number},${number},${number},${number}`;
	});
	return [header, ...rows].join('\n');
}

async function bakeryIn(url: string): Promise<void> {
	const database = await openDatabase(url);
	const account = await createAccount(database, { name: 'Bakery' });
	const site = { accountId: account?.id ?? 0, domain: 'bakery.example', title: 'Bakery' };
	await ensureSite(database, site);
	await database.destroy();
}

/** The number of the file that all facts come from. Fails if a part of it is missing. */
async function importedFile(url: string): Promise<number> {
	const database = await openDatabase(url);
	const content = await storedContent(database).finally(() => database.destroy());
	for (const rollup of rollups) {
		const { months, sums } = monthsAndSums(content, rollup);
		expect(months).toEqual(sums);
	}
	const { rank_day, page_day, page_event_day, search_day } = content;
	const numbers = [
		...(rank_day ?? []).map(({ rank }) => rank),
		...(page_day ?? []).map(({ visits }) => visits),
		...(page_event_day ?? []).map(({ conversions }) => conversions),
		...(search_day ?? []).map(({ impressions }) => impressions),
	];
	expect(numbers).toHaveLength(4 * keywords * days);
	expect(new Set(numbers).size).toBe(1);
	return Number(numbers[0]);
}

onEachEngineUrl(
	'a killed import has stored all of its file or nothing',
	async (url, dialect) => {
		const folder = await mkdtemp(join(tmpdir(), 'plumbline-import-'));
		onTestFinished(() => rm(folder, { recursive: true, force: true }));
		await bakeryIn(url);
		const start = async (number: number) => {
			const file = join(folder, `${number}.csv`);
			await writeFile(file, csvOf(number));
			const words = ['import', file, '--site', 'bakery.example', '--search-engine', 'google_us'];
			return startVictim(program, [...words, '--json'], {
				cwd: folder,
				environment: { DATABASE_URL: url },
			});
		};
		const unharmed = await start(1);
		const beganMs = performance.now();
		await unharmed.ends();
		let lengthMs = performance.now() - beganMs;
		let [last, killed, hits] = [1, 0, 0];
		for (let number = 2; killed < importKills; number++) {
			const victim = await start(number);
			// The command changes nothing before it opens the file.
			await wait(lengthMs * (0.3 + 0.7 * seeded('import', dialect, number)));
			if (await victim.kill()) killed++;
			else lengthMs *= 0.7;
			const isAcknowledged = victim.lines.length > 0;
			if (!isAcknowledged) hits++;
			const imported = await importedFile(url);
			expect(isAcknowledged ? [number] : [last, number]).toContain(imported);
			last = imported;
		}
		console.info(`${dialect}: an import was killed ${importKills} times, ${hits} in the middle.`);
		expect(hits).toBeGreaterThan(0);
		await (await start(100)).ends();
		expect(await importedFile(url)).toBe(100);
	},
	{ timeoutMs: 180_000 },
);
