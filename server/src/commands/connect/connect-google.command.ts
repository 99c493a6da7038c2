import { parseEngineKey } from '@plumbline/core/api';
import { usageError } from '../../errors/expected-error.ts';
import { engineFilter } from '../../sources/google-search-console/engine-filter.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { type Connected, connectSearchConsole } from './connect-search-console.ts';
import { googleAccessOptions } from './google-access.ts';

export const connectGoogle = defineCommand({
	options: {
		site: { ...siteOption, help: 'Site to connect. Default: the site of the property.' },
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Engine to feed, by country and optionally device: google_us, google_gb__mobile. Default: google_us.',
		},
		property: {
			type: 'string',
			value: 'NAME',
			help: 'Property to read: sc-domain:example.com or https://www.example.com/. Default: the one that matches the site.',
		},
		...googleAccessOptions,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const engineKey = engineKeyOf(values['search-engine'] ?? 'google_us');
		try {
			const connected = await withDatabase(terminal, (database) =>
				connectSearchConsole({ database, terminal, engineKey, values }),
			);
			if (values.json) printJson(terminal, wire(connected));
			else tell(terminal, connected);
			return connected.first.result.outcome.kind === 'failed' ? 2 : 0;
		} catch (error) {
			if (!terminal.stop.aborted) throw error;
			say(terminal, 'plumbline: stopped before the end.');
			return 2;
		}
	},
});

function engineKeyOf(text: string): string {
	const key = parseEngineKey(text);
	if (key !== null && engineFilter(key) !== null) return key;
	throw usageError(
		`--search-engine: Search Console has no data about “${text}”. Write google and a country, such as google_us, google_gb or google_jp__mobile.`,
	);
}

function tell(terminal: Terminal, { site, property, connection, first }: Connected): void {
	const { outcome } = first.result;
	const what = `${property.siteUrl} feeds ${connection.engineKey} of ${site.domain} (${site.globalKey})`;
	print(terminal, `${what}: ${first.daysRead} days read.`);
	if (outcome.kind === 'failed') say(terminal, `plumbline: ${outcome.message}`);
	if (first.daysLeft > 0) {
		say(
			terminal,
			`${first.daysLeft} days are left: “plumbline serve” reads them in the background, “plumbline sync” now.`,
		);
	}
}

function wire({ site, property, connection, first }: Connected) {
	const { outcome } = first.result;
	return {
		site_global_key: site.globalKey,
		domain: site.domain,
		source: connection.source,
		search_engine: connection.engineKey,
		property: property.siteUrl,
		days_read: first.daysRead,
		days_left: first.daysLeft,
		problem: outcome.kind === 'failed' ? outcome.message : null,
	};
}
