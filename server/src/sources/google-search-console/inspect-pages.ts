import { dayAt } from '../../facts/day.ts';
import { realWait } from '../../process/pause.ts';
import { SourceError, type SyncWork } from '../source.ts';
import type { Api } from '../source-http.ts';
import { claimInspections } from './claim-inspections.store.ts';
import { searchConsoleZone } from './days-to-read.ts';
import { inspectPage } from './inspect-page.ts';
import { type InspectablePage, pagesToInspect } from './pages-to-inspect.store.ts';
import { isUnder } from './property.ts';
import type { ReadSettings } from './settings.ts';
import { storeInspection } from './store-inspection.store.ts';

export interface Inspected {
	readonly pages: number;
	/** Why it stopped before the last page; null if it did not. */
	readonly ended: string | null;
}

/** The days whose visits and clicks decide which pages are busy. */
const busyDays = 56;

/** A change within these days may still be unknown to Google. */
const changedDays = 28;

/** Pages claimed together: after a crash they wait for a day. */
const batchSize = 20;

const untilNextTryMs = 5000;

/** Requests the index status of the due pages that matter most, within the budget. */
export async function inspectPages(
	work: SyncWork,
	api: Api,
	{ property, filter }: ReadSettings,
): Promise<Inspected> {
	// Other kinds of results show the same pages.
	if (filter.type.name !== 'web') return { pages: 0, ended: null };
	const today = dayAt(work.now(), searchConsoleZone);
	const found = await pagesToInspect(work.database, work.target, {
		busySince: today - busyDays,
		changedSince: today - changedDays,
	});
	const pages = found.filter(({ url }) => isUnder(property, url));
	let done = 0;
	try {
		for (let start = 0; start < pages.length; start += batchSize) {
			for await (const page of claimedPages(work, pages.slice(start, start + batchSize))) {
				const inspection = await inspectPage(api, property, page.url);
				const { siteId } = work.target;
				await storeInspection(work.database, { siteId, property }, page, inspection);
				done++;
			}
		}
		return { pages: done, ended: null };
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { pages: done, ended: error.message };
	}
}

/** The due pages of the batch, at the rate that Google allows. */
async function* claimedPages(
	{ database, target, now, signal, wait = realWait }: SyncWork,
	pages: readonly InspectablePage[],
): AsyncGenerator<InspectablePage> {
	for (;;) {
		signal.throwIfAborted();
		const claim = await claimInspections(database, target.siteId, { pages, nowMs: now() });
		yield* claim.pages;
		if (claim.spent === null) return;
		if (claim.spent === 'day') throw dayIsSpent();
		await wait(untilNextTryMs, signal);
	}
}

function dayIsSpent(): SourceError {
	return new SourceError('quota', 'The 2,000 inspections that Google allows per day are used up.', {
		remedy: 'Wait; the remaining pages follow tomorrow.',
	});
}
