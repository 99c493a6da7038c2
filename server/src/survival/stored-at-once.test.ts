import { expect, onTestFinished } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { trackEngine } from '../accounts/engines.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { addKeywords } from '../keywords/add-keywords.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { onEachEngineUrl } from '../testing/database.ts';

const count = 800;

/** A source with the same queries and pages as the others, in a different order. */
function searchPages(round: number, isReversed: boolean) {
	const facts = Array.from({ length: count }, (_, index) => ({
		keyword: `keyword ${round} ${index}`,
		url: `https://bakery.example/${round}/${index % 300}`,
		day: 20_000 + round,
		impressions: 10,
		clicks: 1,
		positionSum: 50,
	}));
	return isReversed ? facts.toReversed() : facts;
}

async function siteOn(database: Database): Promise<number> {
	const account = await createAccount(database, { name: 'Bakery' });
	const site = { accountId: account?.id ?? 0, domain: 'bakery.example', title: 'Bakery' };
	return (await ensureSite(database, site)).id;
}

onEachEngineUrl(
	'sources and people that add the same keywords and pages at once do not deadlock',
	async (url) => {
		const databases = await Promise.all([1, 2, 3].map(() => openDatabase(url)));
		const [one, other, people] = databases;
		onTestFinished(async () => void (await Promise.all(databases.map((each) => each.destroy()))));
		if (!one || !other || !people) throw new Error('A database is missing.');
		const siteId = await siteOn(one);
		const google = { siteId, engineId: await trackEngine(one, siteId, 'google_us') };
		const bing = { siteId, engineId: await trackEngine(one, siteId, 'bing_us') };
		for (let round = 0; round < 4; round++) {
			const named = searchPages(round, round % 2 === 0).slice(0, 500);
			const { wanted } = checkKeywords(named.map(({ keyword }) => keyword));
			await Promise.all([
				storeFacts(one, google, { searchPages: searchPages(round, false) }),
				storeFacts(other, bing, { searchPages: searchPages(round, true) }),
				people
					.transaction()
					.execute((transaction) => addKeywords(transaction, { siteId, wanted, groups: [] }, 0)),
			]);
			const keywords = await one.selectFrom('keyword').select('id').execute();
			expect(keywords).toHaveLength(count * (round + 1));
		}
	},
);
