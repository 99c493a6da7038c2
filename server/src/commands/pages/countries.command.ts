import { countryName } from '@plumbline/core';
import {
	listSearchSplit,
	type SearchSplit,
	type SplitDimension,
	splitDimensions,
} from '@plumbline/core/api';
import { listSearchSplit as splitOf } from '../../search/split/list-search-split.ts';
import { defineCommand } from '../command.ts';
import { localeOf, oneOf } from '../option-values.ts';
import { comparedOptions, periodOf } from '../period-options.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { askSearch } from './ask-search.ts';
import { isCompared, sayComparison } from './say-comparison.ts';
import { sayCoverage } from './say-coverage.ts';
import { saySegment } from './say-segment.ts';

export const countriesCommand = defineCommand({
	options: {
		site: siteOption,
		...comparedOptions,
		by: { type: 'string', value: 'WHAT', help: 'country or device. Default: country.' },
		locale: { type: 'string', value: 'TAG', help: 'Language of the countries, such as ja.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const by = oneOf(splitDimensions, values.by ?? 'country', '--by');
		const locale = localeOf(values.locale) ?? 'en';
		const answer = await askSearch(
			terminal,
			values.site,
			{ endpoint: listSearchSplit, answer: splitOf },
			periodOf(values),
		);
		if (values.json) printJson(terminal, answer);
		else printSplit(terminal, answer, { by, locale });
		return 0;
	},
});

function printSplit(
	terminal: Terminal,
	{ countries, devices, meta, totals }: SearchSplit,
	{ by, locale }: { readonly by: SplitDimension; readonly locale: string },
): void {
	const list = by === 'country' ? countries : devices;
	const { coverage, compare_coverage, rows } = list;
	const days = { ...meta, coverage, compare_coverage };
	if (rows.length === 0) {
		const command = `plumbline connect google --split ${by}`;
		print(terminal, `No figures by ${by} in these days. “${command}” reads them.`);
	} else {
		const hasChange = isCompared(days);
		const heads = ['clicks', ...(hasChange ? ['change'] : []), 'impressions', 'CTR', 'position'];
		const table = rows.map(({ average_position, before, clicks, ctr, impressions, name }) => [
			String(clicks),
			...(hasChange ? [signed(clicks - (before?.clicks ?? 0))] : []),
			String(impressions),
			impressions === 0 ? '–' : `${(100 * ctr).toFixed(1)} %`,
			average_position?.toFixed(1) ?? '–',
			by === 'country' ? `${name} ${countryName(name, locale)}` : name,
		]);
		print(terminal, textTable([...heads, by], table));
	}
	const rest = totals.clicks - list.totals.clicks;
	if (meta.segment === null && rows.length > 0 && rest !== 0) {
		say(terminal, `${rest} of ${totals.clicks} clicks are in none of these rows.`);
	}
	sayCoverage(terminal, days);
	sayComparison(terminal, days);
	saySegment(terminal, meta);
}

const signed = (change: number) => (change > 0 ? `+${change}` : String(change));
