import type { addWatch } from '@plumbline/console/contract';
import { localeFor } from '@plumbline/core';
import type * as z from 'zod/mini';
import { webUrl } from '../../facts/web-url.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import {
	longestWatchName,
	mostWatchedPages,
	type NewTarget,
	scheduleFault,
	targetAddress,
} from '../../watch/new-watch.ts';
import type { WatchSettings } from '../../watch/watch-settings.ts';
import type { NewWatch } from '../../watch/watches.store.ts';

type Input = z.output<typeof addWatch.input>;

/** The watch that the form asks for, or a problem that the person can solve. */
export function newWatchOf(
	input: Input,
): Omit<NewWatch, 'siteId'> & { readonly targets: readonly NewTarget[] } {
	const { locale, name, quiet, schedule, targets, tell, tells_changes: changes } = input;
	if (name.trim() === '' || name.length > longestWatchName) {
		throw refused(`Give the watch a name of at most ${longestWatchName} characters.`);
	}
	if (scheduleFault(schedule) !== null) {
		throw refused(`“${schedule}” is not a cron line that repeats, such as 0 */6 * * *.`);
	}
	const settings: WatchSettings = {
		...{ pages: pagesOf(input.pages), tell, quiet: quietOf(quiet), render: false, changes },
		locale: localeFor(locale),
		console: new URL(urlOf(input.console)).origin,
	};
	return { name: name.trim(), schedule, settings, targets: targets.map(targetOf) };
}

function pagesOf(pages: Input['pages']): WatchSettings['pages'] {
	switch (pages.from) {
		case 'sitemap':
			return { from: 'sitemap', url: urlOf(pages.url), most: mostWatchedPages };
		case 'clicks':
			if (pages.most >= 1 && pages.most <= mostWatchedPages) return pages;
			throw refused(`Choose between 1 and ${mostWatchedPages} pages.`);
		case 'list':
			if (pages.urls.length >= 1 && pages.urls.length <= mostWatchedPages) {
				return { from: 'list', urls: pages.urls.map(urlOf) };
			}
			throw refused(`Name between 1 and ${mostWatchedPages} pages.`);
	}
}

function quietOf(quiet: Input['quiet']): WatchSettings['quiet'] {
	if (quiet === null) return null;
	const { from, to } = quiet;
	const isHour = (hour: number) => hour >= 0 && hour < 24;
	if (isHour(from) && isHour(to) && from !== to) return quiet;
	throw refused('Quiet hours begin and end at two different hours from 0 to 23.');
}

function urlOf(text: string): string {
	const url = webUrl(text.trim());
	if (url !== null) return url;
	throw refused(
		`“${text.slice(0, 200)}” is not a URL. Write it in full, such as https://example.com/page.`,
	);
}

function targetOf({ address: typed, kind }: NewTarget): NewTarget {
	const address = targetAddress({ kind, address: typed.trim() });
	if (address !== null) return { kind, address };
	const wanted = kind === 'mail' ? 'a mail address' : 'a URL';
	throw refused(`“${typed.slice(0, 200)}” is not ${wanted}.`);
}

const refused = (message: string) => new ProblemError('invalid_parameter', message);
