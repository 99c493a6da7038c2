import { parseEngineKey, type SplitDimension, splitDimensions } from '@plumbline/core/api';
import { usageError } from '../../process/expected-error.ts';
import { engineFilter } from '../../sources/google-search-console/engine-filter.ts';
import { defineCommand } from '../command.ts';
import { oneOf } from '../option-values.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import {
	type Connected,
	type ConnectedSeries,
	connectSearchConsole,
} from './connect-search-console.ts';
import { googleAccessOptions } from './google-access.ts';

export const connectGoogle = defineCommand({
	options: {
		site: { ...siteOption, help: 'Site to connect. Default: the site of the property.' },
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Series to read, separated by commas: google for all countries together, google_us or google_gb__mobile for one, google__image, google__video, google__news, google__discover, google__googlenews. Default: google, the other kinds of results that show the site, and the countries it tracks.',
		},
		property: {
			type: 'string',
			value: 'NAME',
			help: 'Property to read: sc-domain:example.com or https://www.example.com/. Default: the one that matches the site.',
		},
		split: {
			type: 'string',
			value: 'WHAT',
			help: 'Also read the totals of these series by country, device, or both: country,device. none ends it. Default: as before, and not at all for a new series.',
		},
		...googleAccessOptions,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const engineKeys = values['search-engine']?.split(',').map(engineKeyOf);
		const split = splitOf(values.split);
		const connected = await withDatabase(terminal, (database) =>
			connectSearchConsole({ database, terminal, engineKeys, split, values }),
		);
		if (values.json) printJson(terminal, wire(connected));
		else printSummary(terminal, connected);
		return connected.series.some(hasFailed) ? 2 : 0;
	},
});

function engineKeyOf(text: string): string {
	const key = parseEngineKey(text);
	if (key !== null && engineFilter(key) !== null) return key;
	throw usageError(
		`--search-engine: Search Console has no data about “${text}”. Write google, or google and a country, such as google_us, google_gb or google_jp__mobile, or a kind of results, such as google__image.`,
	);
}

function splitOf(text: string | undefined): readonly SplitDimension[] | undefined {
	if (text === undefined) return undefined;
	if (text === 'none') return [];
	const chosen = text.split(',').map((name) => oneOf(splitDimensions, name.trim(), '--split'));
	return splitDimensions.filter((dimension) => chosen.includes(dimension));
}

function hasFailed({ first }: ConnectedSeries): boolean {
	return first.result.outcome.kind === 'failed';
}

function printSummary(terminal: Terminal, { site, property, series }: Connected): void {
	for (const { connection, first } of series) {
		const { outcome } = first.result;
		const what = `${property.siteUrl} feeds ${connection.engineKey} of ${site.domain} (${site.globalKey})`;
		print(terminal, `${what}: ${first.daysRead} days read.`);
		if (outcome.kind === 'failed') say(terminal, `plumbline: ${outcome.message}`);
	}
	const daysLeft = Math.max(...series.map(({ first }) => first.daysLeft));
	if (daysLeft > 0) {
		say(
			terminal,
			`${daysLeft} days are left: “plumbline serve” reads them in the background, “plumbline sync” now.`,
		);
	}
}

function wire({ site, property, series }: Connected) {
	const [main] = series;
	return {
		site_global_key: site.globalKey,
		domain: site.domain,
		source: main.connection.source,
		property: property.siteUrl,
		...wireSeries(main),
		series: series.map(wireSeries),
	};
}

function wireSeries({ connection, first }: ConnectedSeries) {
	const { outcome } = first.result;
	return {
		search_engine: connection.engineKey,
		days_read: first.daysRead,
		days_left: first.daysLeft,
		problem: outcome.kind === 'failed' ? outcome.message : null,
	};
}
