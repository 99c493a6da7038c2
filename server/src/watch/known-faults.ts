import type { Locale } from '@plumbline/core';
import type { Faults } from '@plumbline/core/api';
import type { CallersSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { urlOfSubject } from './look/look-at-subject.ts';
import { openedText, worthwhileText } from './messages/news-text.ts';
import { bestPages } from './messages/worthwhile.ts';
import { knownSubjects } from './settle/known-subjects.store.ts';
import { openFaults } from './settle/open-faults.ts';
import { watchesOf } from './watches.store.ts';

const mostPages = 10;

/** The faults that the watches of a site know, for people who do not read their messages. */
export async function knownFaults(
	database: Database,
	accountId: number,
	{ globalKey, id }: Pick<CallersSite, 'globalKey' | 'id'>,
	locale: Locale,
): Promise<Faults> {
	const pages = await bestPages(database, { accountId, globalKey, siteId: id }, locale);
	return {
		...(await reportedFaults(database, id, locale)),
		worthwhile: {
			text: pages.length === 0 ? '' : worthwhileText(pages.length, locale),
			pages: pages.map(({ reason, url }) => ({ url, reason })),
		},
	};
}

/** The faults that watches reported and that are still there. */
export async function reportedFaults(
	database: Database,
	siteId: number,
	locale: Locale,
): Promise<Omit<Faults, 'worthwhile'>> {
	const watches = (await watchesOf(database, siteId)).filter(({ isPaused }) => !isPaused);
	const known = await Promise.all(watches.map((watch) => knownSubjects(database, watch)));
	const looks = watches.flatMap(({ lookedMs }) => lookedMs ?? []);
	return {
		watch_count: watches.length,
		looked_at: looks.length === 0 ? null : new Date(Math.max(...looks)).toISOString(),
		faults: openFaults(known).map(({ kind, subjects }) => ({
			fault: kind,
			text: openedText(kind, subjects.length, locale),
			count: subjects.length,
			pages: subjects
				.slice(0, mostPages)
				.map(({ detail, subject }) => ({ url: urlOfSubject(subject), detail })),
		})),
	};
}
