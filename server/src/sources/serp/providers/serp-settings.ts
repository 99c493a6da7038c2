import { listOf, objectOf, textOf } from '../../json-values.ts';
import type { SourceAccess } from '../../source.ts';
import { createCustom } from './custom/custom.ts';
import { createDataForSeo } from './dataforseo/dataforseo.ts';
import { type Provider, type ProviderName, type ProviderSetup, providerNames } from './provider.ts';
import { createSerper } from './serper/serper.ts';
import { textAt, valueAt } from './value-at.ts';

/** The settings of a connection of this source: its providers in the order in which they are tried. */
export interface SerpSettings {
	readonly providers: readonly ProviderSettings[];
	/** The search language; if empty, that of the country. */
	readonly language: string;
}

export interface ProviderSettings {
	readonly name: ProviderName;
	/** `baseUrl`, `costMicros`; for `custom` the whole description. */
	readonly settings: unknown;
}

const makers: Readonly<Record<ProviderName, (setup: ProviderSetup) => Provider>> = {
	dataforseo: createDataForSeo,
	serper: createSerper,
	custom: createCustom,
};

export function parseSerpSettings(settings: unknown): SerpSettings {
	const providers = listOf(valueAt(settings, 'providers')).flatMap((each) => {
		const name = providerNames.find((known) => known === textOf(valueAt(each, 'name')));
		return name === undefined ? [] : [{ name, settings: valueAt(each, 'settings') }];
	});
	return { providers, language: textAt(settings, 'language') };
}

/** All providers of a connection, in order; each has its credentials under its name. */
export function createProviders(
	{ providers }: SerpSettings,
	credentials: unknown,
	access: Pick<SourceAccess, 'fetch' | 'now' | 'signal' | 'wait'>,
): Provider[] {
	return providers.map(({ name, settings }) =>
		makers[name]({ settings, credentials: objectOf(credentials)[name], access }),
	);
}
