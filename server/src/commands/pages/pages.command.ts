import {
	type IndexState,
	listSearchPages,
	listVerdicts,
	type PageVerdict,
	type SearchPage,
} from '@plumbline/core/api';
import { listSearchPages as pagesOf } from '../../search/pages/list-search-pages.ts';
import { listVerdicts as verdictsOf } from '../../search/verdicts/list-verdicts.ts';
import { defineCommand } from '../command.ts';
import { localeOf } from '../option-values.ts';
import { comparedOptions, periodOf } from '../period-options.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { askSearch } from './ask-search.ts';
import { isCompared, sayComparison } from './say-comparison.ts';
import { sayCoverage } from './say-coverage.ts';
import { saySegment } from './say-segment.ts';

export const pagesCommand = defineCommand({
	options: {
		site: siteOption,
		...comparedOptions,
		'why-not-indexed': {
			type: 'boolean',
			help: 'Show the pages that Google leaves out, with its reason and ours.',
		},
		limit: { type: 'string', value: 'N', help: 'Maximum number of pages. Default: 20.' },
		locale: { type: 'string', value: 'TAG', help: 'Language of the reasons, such as ja.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const { limit = '20', locale } = values;
		const shown = { limit, locale: localeOf(locale) };
		if (values['why-not-indexed']) {
			const state: IndexState = 'not_indexed';
			const { answer } = await askSearch(
				terminal,
				values.site,
				{ endpoint: listVerdicts, answer: verdictsOf },
				{ ...shown, state },
			);
			if (values.json) printJson(terminal, answer);
			else printLeftOut(terminal, answer.pages, answer.meta.inspected_at);
			return 0;
		}
		const { answer } = await askSearch(
			terminal,
			values.site,
			{ endpoint: listSearchPages, answer: pagesOf },
			{ ...shown, ...periodOf(values) },
		);
		if (values.json) printJson(terminal, answer);
		else {
			printPages(terminal, answer.pages, { hasChange: isCompared(answer.meta) });
			sayCoverage(terminal, answer.meta);
			sayComparison(terminal, answer.meta);
			saySegment(terminal, answer.meta);
		}
		return 0;
	},
});

function printPages(
	terminal: Terminal,
	pages: readonly SearchPage[],
	{ hasChange }: { readonly hasChange: boolean },
): void {
	if (pages.length === 0) {
		print(terminal, 'No page has figures in these days.');
		return;
	}
	const heads = [
		'clicks',
		...(hasChange ? ['change'] : []),
		'impressions',
		'position',
		'Google',
		'page',
	];
	const rows = pages.map(({ before, clicks, impressions, average_position, google, url }) => [
		String(clicks),
		...(hasChange ? [signed(clicks - (before?.clicks ?? 0))] : []),
		String(impressions),
		average_position?.toFixed(1) ?? '–',
		google === null ? '–' : google.state.replace('_', ' '),
		url,
	]);
	print(terminal, textTable(heads, rows));
}

const signed = (change: number) => (change > 0 ? `+${change}` : String(change));

function printLeftOut(
	terminal: Terminal,
	pages: readonly PageVerdict[],
	inspectedAt: string | null,
): void {
	if (inspectedAt === null) {
		print(terminal, 'Google’s verdict was not read yet. “plumbline sync” reads it.');
		return;
	}
	if (pages.length === 0) print(terminal, 'Google indexes every page that was inspected.');
	for (const { url, google } of pages) {
		const { reason, fix } = google.explanation;
		print(terminal, `${url}\n  ${reason}\n  ${fix}`);
	}
	say(terminal, `Newest inspection: ${inspectedAt.slice(0, 10)}.`);
}
