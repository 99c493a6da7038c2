import type { WatchState } from '@plumbline/console/contract';
import { localeFor } from '@plumbline/core';
import { isoTime } from '@plumbline/core/time';
import type { Database } from '../../database/open-database.ts';
import type { Vault } from '../../sources/seal.ts';
import { shownAddress } from '../../watch/deliver/target.ts';
import { targetsOf } from '../../watch/deliver/targets.store.ts';
import { sentMessages } from '../../watch/messages/messages.store.ts';
import { openedText } from '../../watch/messages/news-text.ts';
import { knownSubjects } from '../../watch/settle/known-subjects.store.ts';
import { openFaults } from '../../watch/settle/open-faults.ts';
import { type Watch, watchesOf } from '../../watch/watches.store.ts';

const mostMessages = 20;
const mostSubjects = 10;

interface Question {
	readonly site: { readonly id: number; readonly timeZone: string };
	readonly locale: string;
	readonly nowMs: number;
}

export async function watchStates(
	database: Database,
	vault: Vault | null,
	{ locale, nowMs, site }: Question,
): Promise<WatchState[]> {
	const { id: siteId, timeZone } = site;
	const targets = vault === null ? [] : await targetsOf(database, vault, siteId);
	const watches = await watchesOf(database, siteId);
	return Promise.all(
		watches.map(async (watch) => {
			const which = { siteId, watchId: watch.id };
			const sent = await sentMessages(database, which, { nowMs, limit: mostMessages });
			return {
				id: watch.id,
				name: watch.name,
				schedule: watch.schedule,
				time_zone: timeZone,
				settings: settingsOf(watch),
				is_paused: watch.isPaused,
				looked_at: isoTime(watch.lookedMs),
				targets: targets
					.filter(({ watchId }) => watchId === watch.id)
					.map((target) => ({
						id: target.id,
						kind: target.kind,
						address: shownAddress(target),
					})),
				open_faults: await openFaultsOf(database, watch, locale),
				messages: sent.messages.map(({ createdMs, id, text, title }) => ({
					id,
					at: isoTime(createdMs),
					title,
					text,
				})),
			};
		}),
	);
}

function settingsOf({ settings }: Watch): WatchState['settings'] {
	const { changes = true, pages, quiet, tell } = settings;
	const isSitemap = pages.from === 'sitemap';
	return {
		pages: isSitemap ? { from: 'sitemap', url: pages.url } : pages,
		...{ tell, quiet },
		tells_changes: changes,
	};
}

async function openFaultsOf(
	database: Database,
	watch: Watch,
	locale: string,
): Promise<WatchState['open_faults']> {
	return openFaults([await knownSubjects(database, watch)]).map(({ kind, subjects }) => ({
		text: openedText(kind, subjects.length, localeFor(locale)),
		subjects: subjects.slice(0, mostSubjects),
		count: subjects.length,
	}));
}
