import { storeFacts } from '../../facts/store-facts.ts';
import { connectCommand } from '../connect-command.ts';
import { noteDayRead, readDays } from '../connection-days.store.ts';
import {
	type Source,
	type SourceAccess,
	type SourceCheck,
	SourceError,
	type SyncSummary,
	type SyncWork,
} from '../source.ts';
import { createBingApi, isSameSite, listSites } from './bing-api.ts';
import { queryFacts, siteFacts } from './query-facts.ts';
import { type ReadPages, readPages } from './read-pages.ts';
import { readSettings } from './settings.ts';
import { isSettled, weeksToRead } from './weeks-to-read.ts';

export const bingWebmaster: Source = {
	name: 'bing-webmaster',
	title: 'Bing Webmaster',
	schedule: '10 7 * * *',
	feeds: (engineKey) => /^bing_[a-z]{2}$/.test(engineKey),
	check,
	sync,
};

async function sync(work: SyncWork): Promise<SyncSummary> {
	const { database, target, connection, now } = work;
	const { siteUrl, baseUrl } = readSettings(connection);
	const api = createBingApi(work, baseUrl);
	const siteSearch = siteFacts(await api.rows('GetRankAndTrafficStats', { siteUrl }));
	const queries = queryFacts(await api.rows('GetQueryStats', { siteUrl }));
	const read = await readDays(database, connection, now());
	const weeks = weeksToRead(
		queries.map(({ day }) => day),
		read,
		now(),
	);
	const search = queries.filter(({ day }) => weeks.includes(day));
	await storeFacts(database, target, { search, siteSearch }, { now, replaceWeeks: weeks });
	const pages = await readPages(work, api, { siteUrl, facts: search });
	for (const day of weeks) {
		const readMs = now();
		await noteDayRead(database, connection, { day, isFinal: isSettled(day, readMs), readMs });
	}
	return { stored: search.length + siteSearch.length + pages.stored, notes: notesOf(pages) };
}

function notesOf({ left }: ReadPages): readonly string[] {
	const worldwide =
		'Bing counts all countries together, by week; positions are averages of the week.';
	if (left === 0) return [worldwide];
	return [
		worldwide,
		`Bing’s request limit was reached before the pages of ${left} queries were read; they are requested again within a week.`,
	];
}

async function check(access: SourceAccess): Promise<SourceCheck> {
	try {
		const { siteUrl, baseUrl } = readSettings(access.connection);
		const sites = await listSites(createBingApi(access, baseUrl));
		const site = sites.find(({ url }) => isSameSite(url, siteUrl));
		if (site?.isVerified) return { works: true, detail: `${siteUrl} can be read.` };
		return {
			works: false,
			problem: site
				? `${siteUrl} is not verified at Bing.`
				: `This Bing account has no ${siteUrl}. It has ${sites.map(({ url }) => url).join(', ') || 'no site'}.`,
			remedy: `Add and verify it in Bing Webmaster Tools, or choose a different site with --site-url: ${connectCommand('bing-webmaster')}.`,
		};
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { works: false, problem: error.message, remedy: error.remedy };
	}
}
