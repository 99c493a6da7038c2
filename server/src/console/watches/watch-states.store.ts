import type { WatchState } from '@plumbline/console/contract';
import { type Locale, localeFor } from '@plumbline/core';
import { isoTime } from '@plumbline/core/time';
import type { Database } from '../../database/open-database.ts';
import type { Vault } from '../../sources/seal.ts';
import { shownAddress } from '../../watch/deliver/target.ts';
import { targetsOf } from '../../watch/deliver/targets.store.ts';
import { sentMessages } from '../../watch/messages/messages.store.ts';
import type { Message, News } from '../../watch/messages/news.ts';
import { headline, openedText, type Surroundings } from '../../watch/messages/news-text.ts';
import { knownSubjects } from '../../watch/settle/known-subjects.store.ts';
import { openFaults } from '../../watch/settle/open-faults.ts';
import { type Watch, watchesOf } from '../../watch/watches.store.ts';

const mostMessages = 20;
/** Messages that are searched for the history of a page. */
const mostRemembered = 200;
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
			const sent = await sentMessages(database, which, { nowMs, limit: mostRemembered });
			const words = { domain: sent.domain, locale: localeFor(locale), timeZone };
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
				open_faults: await openFaultsOf(database, watch, {
					locale: words.locale,
					historyOf: (subject) => historyOf(subject, sent.messages, words),
				}),
				messages: sent.messages.slice(0, mostMessages).map(({ createdMs, id, text, title }) => ({
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

type Subject = WatchState['open_faults'][number]['subjects'][number];

async function openFaultsOf(
	database: Database,
	watch: Watch,
	{
		historyOf,
		locale,
	}: { readonly historyOf: (subject: string) => Subject['history']; readonly locale: Locale },
): Promise<WatchState['open_faults']> {
	return openFaults([await knownSubjects(database, watch)]).map(({ kind, subjects }) => ({
		text: openedText(kind, subjects.length, locale),
		subjects: subjects.slice(0, mostSubjects).map(({ detail, sinceMs, subject }) => ({
			...{ subject, detail, since: isoTime(sinceMs), history: historyOf(subject) },
		})),
		count: subjects.length,
	}));
}

/** Messages name the first pages of each piece of news. */
function historyOf(
	subject: string,
	messages: readonly Message[],
	surroundings: Surroundings,
): Subject['history'] {
	return messages.flatMap(({ createdMs, news }) =>
		news.flatMap((one) => {
			if (!('pages' in one) || !isOfHistory(one)) return [];
			const page = one.pages.find(({ url }) => url === subject);
			if (page === undefined) return [];
			const reason = one.change === 'cleared' || page.detail === '' ? '' : ` (${page.detail})`;
			const text = `${headline({ ...one, count: 1 }, surroundings)}${reason}`;
			return { at: isoTime(createdMs), text };
		}),
	);
}

/** Advice and answers are about other things than what breaks. */
const isOfHistory = ({ change }: News) => change !== 'worthwhile' && change !== 'answered';
