import { type GivenSiteSettings, type MatchMode, matchModes } from '../../accounts/sites.store.ts';
import { usageError } from '../../errors/expected-error.ts';
import type { CommandCall } from '../command.ts';
import { engineKeysOf, timeZoneOf, wholeNumberOf } from '../option-values.ts';

/** The options that `site add` and `site set` share. */
export const siteSettingOptions = {
	title: { type: 'string', value: 'TEXT', help: 'What people call the site.' },
	'search-engines': {
		type: 'string',
		value: 'LIST',
		help: 'All engines to keep rankings of, such as google_us,bing_us.',
	},
	'time-zone': {
		type: 'string',
		value: 'ZONE',
		help: 'Whose days count, such as Europe/Berlin. UTC when not given.',
	},
	match: {
		type: 'string',
		value: 'MODE',
		help: 'Which results are the site’s: domain (with subdomains), host, or prefix (a folder).',
	},
	depth: {
		type: 'string',
		value: 'N',
		help: 'How many results a check of a results page reads at most: 10 to 100.',
	},
	'monthly-cap': {
		type: 'string',
		value: 'N',
		help: 'How many paid checks of results pages a month may bring. 0, as it begins: none.',
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
	if (title === '') throw usageError('--title is empty. Write what people call the site.');
	return title;
}

function matchModeOf(text: string | undefined): MatchMode | undefined {
	if (text === undefined) return undefined;
	const mode = matchModes.find((known) => known === text);
	if (mode !== undefined) return mode;
	throw usageError(`--match: “${text}” is no way to match. Write ${matchModes.join(', ')}.`);
}
