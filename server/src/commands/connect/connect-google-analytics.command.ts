import { readConfig } from '../../config/config.ts';
import { usageError } from '../../process/expected-error.ts';
import {
	analyticsScope,
	createAnalyticsApi,
	listProperties,
	type Property,
} from '../../sources/google-analytics/analytics-api.ts';
import { googleAnalytics } from '../../sources/google-analytics/google-analytics.source.ts';
import { propertyFacts } from '../../sources/google-analytics/report-facts.ts';
import { propertyNumber } from '../../sources/google-analytics/settings.ts';
import { vaultOf } from '../../sources/seal.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { connectEngines, reportConnected } from './connect-engines.ts';
import { fedEngines } from './fed-engines.ts';
import { type GoogleAccessValues, googleAccess, googleAccessOptions } from './google-access.ts';
import { pick } from './pick.ts';
import { isInteractive } from './read-secret.ts';

export const connectGoogleAnalytics = defineCommand({
	options: {
		site: siteOption,
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Engine the visitors came from, such as google_us or bing_gb__mobile. Default: all engines the site tracks.',
		},
		property: {
			type: 'string',
			value: 'N',
			help: 'Number of the property. Default: the only one, or a choice at the prompt.',
		},
		...googleAccessOptions,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	run: ({ values, terminal }) =>
		withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const engineKeys = await fedEngines(database, site, {
				source: googleAnalytics,
				named: values['search-engine'],
				example: 'google_us',
			});
			const wanted = numberOf(values.property);
			const vault = vaultOf(readConfig(terminal.environment));
			const scope = analyticsScope;
			const source = 'google-analytics';
			const credentials = await googleAccess({ database, vault, terminal, source, scope, values });
			const access = { credentials, fetch, now: Date.now, signal: terminal.stop };
			const baseUrl = baseUrlOf(values);
			const property = wanted ?? (await chosen(await listProperties(access, baseUrl), terminal));
			const settings = { ...baseUrl, property };
			const facts = await propertyFacts(
				createAnalyticsApi(access, settings),
				{ property },
				Date.now(),
			);
			const request = { database, vault, terminal, site, source: googleAnalytics, engineKeys };
			const connected = await connectEngines({
				...request,
				settings: { ...settings, ...facts },
				credentials,
			});
			return reportConnected(request, connected, values.json);
		}),
});

function baseUrlOf(values: GoogleAccessValues) {
	const baseUrl = values['base-url'];
	return baseUrl === undefined ? {} : { baseUrl };
}

function numberOf(text: string | undefined): string | null {
	if (text === undefined) return null;
	const number = propertyNumber(text);
	if (number !== null) return number;
	throw usageError(
		`--property: “${text}” is not the number of a property. Analytics shows the number under Admin, Property details; it does not begin with “G-” or “UA-”.`,
	);
}

async function chosen(properties: readonly Property[], terminal: Terminal): Promise<string> {
	const [one, another] = properties;
	if (one === undefined) {
		throw usageError(
			'This account has no Google Analytics 4 property. Give it access in Analytics, under Admin, Property access management, as Viewer; then connect again.',
		);
	}
	if (another === undefined) return one.number;
	const names = properties.map(({ number, name, account }) => `${number} ${name} (${account})`);
	if (!isInteractive(terminal)) {
		throw usageError(`--property is missing. This account has: ${names.join(', ')}.`);
	}
	const index = await pick(terminal, 'Which property should be read?', names);
	return properties[index]?.number ?? one.number;
}
