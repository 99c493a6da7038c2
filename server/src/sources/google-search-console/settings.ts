import { connectCommand } from '../connect-command.ts';
import { objectOf, textOf } from '../json-values.ts';
import { type Connection, SourceError } from '../source.ts';
import { type EngineFilter, engineFilter } from './engine-filter.ts';

/** The settings of a connection to Search Console, nothing secret. */
export interface SearchConsoleSettings {
	/** `sc-domain:example.com` or `https://www.example.com/`, as Search Console names it. */
	readonly property: string;
	/** Replaces all Google hosts, for tests and proxies. */
	readonly baseUrl?: string;
}

export type ReadSettings = SearchConsoleSettings & { readonly filter: EngineFilter };

export function readSettings({ settings, engineKey }: Connection): ReadSettings {
	const { property, baseUrl } = objectOf(settings);
	const filter = engineFilter(engineKey);
	if (textOf(property) === '' || filter === null) throw unreadable(engineKey);
	const address = textOf(baseUrl);
	return { property: textOf(property), filter, ...(address && { baseUrl: address }) };
}

function unreadable(engineKey: string): SourceError {
	return new SourceError(
		'refused',
		`The connection to Search Console for ${engineKey} has no property, or no engine that Search Console knows.`,
		{ remedy: `Connect it again: ${connectCommand('google-search-console')}.` },
	);
}
