import { type GivenSiteSettings, type MatchMode, matchModes } from '../../accounts/sites.store.ts';
import { usageError } from '../../process/expected-error.ts';
import type { CommandCall } from '../command.ts';
import { engineKeysOf } from '../engine-values.ts';
import { timeZoneOf, wholeNumberOf } from '../option-values.ts';

/** The options that `site add` and `site set` share. */
export const siteSettingOptions = {
	title: { type: 'string', value: 'TEXT', help: 'Name of the site.' },
	'search-engines': {
		type: 'string',
		value: 'LIST',
		help: 'All search engines to track, such as google_us,bing_us.',
	},
	'time-zone': {
		type: 'string',
		value: 'ZONE',
		help: 'Time zone that days are counted in, such as Europe/Berlin. Default: UTC.',
	},
	match: {
		type: 'string',
		value: 'MODE',
		help: 'Results that belong to the site: domain (with subdomains), host, or prefix (a folder).',
	},
	depth: {
		type: 'string',
		value: 'N',
		help: 'Maximum number of results to read per check of a results page: 10 to 100.',
	},
	'monthly-cap': {
		type: 'string',
		value: 'N',
		help: 'Maximum number of paid checks of results pages per month. Default: 0.',
	},
} as const;

export interface GivenSettings {
	readonly settings: GivenSiteSettings;
	/** Undefined when not given. */
	readonly engineKeys: readonly string[] | undefined;
}

export function givenSettings(
	values: CommandCall<typeof siteSettingOptions>['values'],
): GivenSettings {
	const depth = { least: 10, most: 100, wanted: 'a number of results' };
	const cap = { least: 0, most: 10_000_000, wanted: 'a number of checks' };
	const settings = {
		title: titleOf(values.title),
		timeZone: timeZoneOf(values['time-zone']),
		matchMode: matchModeOf(values.match),
		checkDepth: wholeNumberOf('depth', values.depth, depth),
		serpMonthlyCap: wholeNumberOf('monthly-cap', values['monthly-cap'], cap),
	};
	return { settings, engineKeys: engineKeysOf(values['search-engines']) };
}

function titleOf(text: string | undefined): string | undefined {
	const title = text?.trim();
	if (title === '') throw usageError('--title is empty. Write the name of the site.');
	return title;
}

function matchModeOf(text: string | undefined): MatchMode | undefined {
	if (text === undefined) return undefined;
	const mode = matchModes.find((known) => known === text);
	if (mode !== undefined) return mode;
	throw usageError(`--match: “${text}” is not a match mode. Write ${matchModes.join(', ')}.`);
}
